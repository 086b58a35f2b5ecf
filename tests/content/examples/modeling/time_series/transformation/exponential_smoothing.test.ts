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

it.each([0.2, 0.8])('smooths by the factor %d', (factor) => {
  expect(changedSeries(run, days, 'visitors', {factor}, 2)).toEqual(
    column(shown, `factor ${factor}`),
  );
});

it('stands still at a gap', () => {
  expect(
    changedSeries(run, oneSeries([null, 2, null, 4]), 'a', {factor: 0.5}),
  ).toEqual(['?', 2, 2, 3]);
});
