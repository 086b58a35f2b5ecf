import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/differentiation';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {changedSeries, oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown] = exampleTables(import.meta);
const days = shopTable('Harbor', '2024-01-01', '2024-01-12');

it('takes days of the sample data', () => {
  expect(shownCells(days, 'date').slice(7)).toEqual(column(shown, 'date'));
  expect(shownCells(days, 'visitors').slice(7)).toEqual(
    column(shown, 'visitors'),
  );
});

it.each([1, 7])('subtracts the value %i rows before', (lag) => {
  expect(changedSeries(run, days, 'visitors', {lag}).slice(7)).toEqual(
    column(shown, `lag ${lag}`),
  );
});

it('has no difference to a gap', () => {
  expect(changedSeries(run, oneSeries([1, null, 3, 7]), 'a', {})).toEqual([
    '?',
    '?',
    '?',
    4,
  ]);
});
