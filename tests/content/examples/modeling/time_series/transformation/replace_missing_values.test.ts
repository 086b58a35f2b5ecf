import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/replace_missing_values';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';
import {changedSeries, oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown] = exampleTables(import.meta);
const METHODS = [
  'previous value',
  'next value',
  'average',
  'linear interpolation',
];
const gaps = asTable(shown, {}, ['date', 'sales']);

it('takes days of the sample data, one of them without its sales', () => {
  const days = shopTable('Harbor', '2025-10-06', '2025-10-09');
  expect(shownCells(days, 'date')).toEqual(column(shown, 'date'));
  expect(
    shownCells(days, 'sales').map((cell, at) => (at === 2 ? '?' : cell)),
  ).toEqual(column(shown, 'sales'));
});

it.each(METHODS)('fills by %s as shown', (method) => {
  expect(
    changedSeries(run, gaps, 'sales', {replace_type_numerical: method}, 2),
  ).toEqual(column(shown, method));
});

it.each(METHODS)('has one neighbor only at an end: %s', (method) => {
  expect(
    changedSeries(run, oneSeries([null, 4, null]), 'a', {
      replace_type_numerical: method,
      ensure_finite_values: true,
    }),
  ).toEqual([4, 4, 4]);
});

it.each([
  ['previous value', ['?', 4, 4]],
  ['next value', [4, 4, '?']],
  ['average', ['?', 4, '?']],
  ['value', [7, 4, 7]],
])('fills an end only from the neighbor that it needs: %s', (method, cells) => {
  expect(
    changedSeries(run, oneSeries([null, 4, null]), 'a', {
      replace_type_numerical: method,
      replace_value_numerical: 7,
    }),
  ).toEqual(cells);
});
