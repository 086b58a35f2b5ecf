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

it.each([
  ['ratio', ['?', 2, 0.5, 1]],
  ['direction', ['?', 1, -1, 0]],
])('compares by %s', (differentiation_method, changes) => {
  expect(
    changedSeries(run, oneSeries([2, 4, 2, 2]), 'a', {differentiation_method}),
  ).toEqual(changes);
});

it('needs more rows than the lag', () => {
  expect(() => changedSeries(run, oneSeries([1, 2]), 'a', {lag: 2})).toThrow(
    'lag',
  );
  expect(() =>
    changedSeries(run, oneSeries([1, 2]), 'a', {differentiation_method: 'a'}),
  ).toThrow('method');
});

it('has no difference to a gap', () => {
  expect(changedSeries(run, oneSeries([1, null, 3, 7]), 'a', {})).toEqual([
    '?',
    '?',
    '?',
    4,
  ]);
});
