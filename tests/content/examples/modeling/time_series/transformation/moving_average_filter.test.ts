import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/moving_average_filter';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {changedSeries, oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown] = exampleTables(import.meta);
const days = shopTable('Harbor', '2024-01-01', '2024-01-14');

it('shows days of the sample data', () => {
  expect(shownCells(days, 'date').slice(2, 8)).toEqual(column(shown, 'date'));
  expect(shownCells(days, 'visitors').slice(2, 8)).toEqual(
    column(shown, 'visitors'),
  );
});

it.each([
  [3, 3],
  [6, 0],
])('averages %i rows before and %i behind', (left, right) => {
  const settings = {filter_size_left: left, filter_size_right: right};
  expect(changedSeries(run, days, 'visitors', settings, 2).slice(2, 8)).toEqual(
    column(shown, `${left} and ${right}`),
  );
});

it('has no mean where the window has a gap', () => {
  expect(
    changedSeries(run, oneSeries([1, 3, null, 5, 7]), 'a', {
      filter_size_left: 1,
      filter_size_right: 0,
    }),
  ).toEqual(['?', 2, '?', '?', 6]);
});

it('stops if the window is longer than the series', () => {
  expect(() =>
    changedSeries(run, oneSeries([1, 3]), 'a', {
      filter_size_left: 1,
      filter_size_right: 1,
    }),
  ).toThrow('more rows than the series');
});
