import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/blending/values/replace_rare';
import type {Settings} from '@lab/_shared/types';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [countries = []] = exampleTables(import.meta);
const orders = countries.flatMap(({country = '', rows}) =>
  Array.from({length: Number(rows)}, () => ({country})),
);
const replaced = (settings: Settings, rows: readonly object[] = orders) =>
  shownCells(
    run(
      {exa: asTable(rows as typeof orders)},
      {replacement: 'Other', ...settings},
    ).exa,
    'country',
  );

it('has the shares of the page, none of which is a threshold', () => {
  expect(orders).toHaveLength(20);
  expect(numbers(countries, 'rows').map((rows) => rows / 20)).toEqual(
    column(countries, 'share'),
  );
  expect(column(countries, 'rows')).not.toContain(2);
  expect(column(countries, 'share')).not.toContain(0.2);
});

it.each([
  ['absolute', {threshold_type: 'absolute', absolute_threshold: 2}, 2],
  ['relative', {threshold_type: 'relative', relative_threshold: 0.2}, 5],
])('replaces as shown by the %s threshold', (name, settings, others) => {
  const cells = replaced(settings);
  expect(
    countries.map(
      ({country}) => cells[orders.findIndex((row) => row.country === country)],
    ),
  ).toEqual(column(countries, name));
  expect(cells.filter((cell) => cell === 'Other')).toHaveLength(others);
});

it('replaces every value of a column in which all are rare', () => {
  expect(
    replaced({threshold_type: 'absolute', absolute_threshold: 2}, [
      {country: 'a'},
      {country: 'b'},
    ]),
  ).toEqual(['Other', 'Other']);
});
