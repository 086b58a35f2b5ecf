import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/integration';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {changedSeries, oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown] = exampleTables(import.meta);
const days = shopTable('Harbor', '2024-01-01', '2024-01-05');

it('adds up the days of the sample data', () => {
  expect(shownCells(days, 'date')).toEqual(column(shown, 'date'));
  expect(shownCells(days, 'sales')).toEqual(column(shown, 'sales'));
  expect(changedSeries(run, days, 'sales', {})).toEqual(column(shown, 'total'));
});

it('has no sum behind a gap', () => {
  expect(changedSeries(run, oneSeries([1, 2, null, 4]), 'a', {})).toEqual([
    1,
    3,
    '?',
    '?',
  ]);
});
