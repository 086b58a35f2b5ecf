import {expect, it} from 'vitest';
import {columnStatistics} from '@lab/_shared/tables/columnStatistics';
import {run} from '@lab/modeling/time_series/transformation/normalization';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {changedSeries, oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown] = exampleTables(import.meta);

it.each([
  ['Harbor', 'harbor', 23.9],
  ['Market', 'market', 59.57],
])('scales the visitors of the %s', (shop, name, deviation) => {
  const days = shopTable(shop, '2024-01-01', '2024-01-06');
  expect(shownCells(days, 'date')).toEqual(column(shown, 'date'));
  expect(shownCells(days, 'visitors')).toEqual(column(shown, name));
  expect(changedSeries(run, days, 'visitors', {})).toEqual(
    column(shown, `${name}, scaled`),
  );
  const {variance} = columnStatistics(numbers(shown, name));
  expect(rounded(Math.sqrt(variance), 2)).toBe(deviation);
});

it('leaves gaps out of mean and deviation', () => {
  expect(changedSeries(run, oneSeries([1, null, 3]), 'a', {})).toEqual([
    -0.707,
    '?',
    0.707,
  ]);
});

it('keeps infinite values, and cannot scale a constant', () => {
  expect(changedSeries(run, oneSeries([1, Infinity, 3]), 'a', {})[1]).toBe('∞');
  expect(changedSeries(run, oneSeries([5, 5]), 'a', {})).toEqual(['?', '?']);
});
