import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Chart from '../../../../src/components/Chart';

const $ = load(
  renderToStaticMarkup(
    <Chart
      title="Sales by quarter"
      description="Sales rise from 10 to 16 in the year, but for a dip to 8."
      x={{label: 'Quarter', categories: ['Q1', 'Q2', 'Q3', 'Q4']}}
      y={{label: 'Sales in thousand euros'}}
      series={[
        {kind: 'bars', label: 'This year', data: [10, 8, 13, 16]},
        {kind: 'line', label: 'Last year', dashed: true, data: [9, 9, 11, 12]},
      ]}
      yLines={[{at: 12, label: 'goal'}]}
    />,
  ),
);

it('has a caption, an accessible name, and a text alternative', () => {
  expect($('figcaption').text()).toContain('Sales by quarter');
  const ids = $('svg[role=img]').attr('aria-labelledby')?.split(' ') ?? [];
  const names = ids.map((id) => $(`[id="${id}"]`).text());
  expect(names[0]).toBe('Sales by quarter');
  expect(names[1]).toContain('but for a dip to 8');
  expect($('details p').text()).toContain('but for a dip to 8');
});

it('names axes, categories, series, and reference lines', () => {
  const text = $('svg').text() + $('figure').text();
  for (const label of [
    'Quarter',
    'Sales in thousand euros',
    'Q3',
    'This year',
    'Last year',
    'goal',
  ]) {
    expect(text).toContain(label);
  }
});

it('gives every value in a table, too', () => {
  const cells = $('td')
    .map((_, cell) => $(cell).text())
    .get();
  expect(cells).toEqual(expect.arrayContaining(['10', '8', '13', '16', '12']));
});
