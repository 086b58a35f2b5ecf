import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/exponential_smoothing';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {changedSeries, oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown] = exampleTables(import.meta);
const days = shopTable('Station', '2024-01-08', '2024-01-12');

it('shows days of the sample data', () => {
  expect(shownCells(days, 'date')).toEqual(column(shown, 'date'));
  expect(shownCells(days, 'visitors')).toEqual(column(shown, 'visitors'));
  expect(shownCells(days, 'promotion')).toEqual([
    'no',
    'no',
    'yes',
    'no',
    'no',
  ]);
});

it.each([0.2, 0.8])('smooths by %d', (alpha) => {
  expect(changedSeries(run, days, 'visitors', {alpha}, 2)).toEqual(
    column(shown, `alpha ${alpha}`),
  );
});

it('has no values after a gap', () => {
  expect(changedSeries(run, oneSeries([2, 4, null, 4]), 'a', {})).toEqual([
    2,
    3,
    '?',
    '?',
  ]);
});
