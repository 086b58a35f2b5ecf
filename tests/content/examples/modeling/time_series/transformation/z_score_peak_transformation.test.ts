import {expect, it} from 'vitest';
import {columnStatistics} from '@lab/_shared/tables/columnStatistics';
import {run} from '@lab/modeling/time_series/transformation/z_score_peak_transformation';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {oneSeries} from '@support/seriesExample';
import {shopTable} from '@support/shopTable';

const [shown, all] = exampleTables(import.meta);
const days = [
  ['2024-01-01', '2024-01-05'],
  ['2024-01-08', '2024-01-12'],
].map(([from, to]) => shopTable('Station', String(from), String(to)));
const visitors = days.flatMap((week) => shownCells(week, 'visitors'));

function marked(influence: number, values: readonly (number | string)[]) {
  return run(
    {'example set': oneSeries(values)},
    {attribute: 'a', lag: 5, threshold: 3.5, influence},
  )['peak transformed example set'];
}

it('takes workdays of the sample data', () => {
  expect(visitors.slice(0, 5)).toEqual([96, 86, 90, 92, 92]);
  expect(shownCells(days[1], 'date')).toEqual(column(shown, 'date'));
  expect(visitors.slice(5)).toEqual(column(shown, 'visitors'));
  expect(shownCells(days[1], 'promotion')[2]).toBe('yes');
});

it('shows all ten days', () => {
  const result = marked(0, visitors);
  expect(days.flatMap((week) => shownCells(week, 'date'))).toEqual(
    column(all, 'date'),
  );
  expect(visitors).toEqual(column(all, 'visitors'));
  expect(shownCells(result, 'z-score', 2)).toEqual(column(all, 'z-score'));
  expect(shownCells(result, 'peak')).toEqual(column(all, 'peak'));
});

it.each([0, 1])('marks the promotion with influence %i', (influence) => {
  const result = marked(influence, visitors);
  expect(shownCells(result, 'z-score', 2).slice(5)).toEqual(
    column(shown, `z-score, influence ${influence}`),
  );
  expect(shownCells(result, 'peak').slice(5)).toEqual(
    column(shown, `peak, influence ${influence}`),
  );
});

it('widens the band nearly eightfold by a peak that counts', () => {
  const calm = columnStatistics(visitors.slice(2, 7));
  const wild = columnStatistics(visitors.slice(3, 8));
  expect(wild.mean).toBe(96.4);
  expect(Math.sqrt(wild.variance / calm.variance)).toBeCloseTo(7.8, 1);
});

it('marks a drop as -1', () => {
  const result = marked(0, [10, 11, 10, 11, 10, 1]);
  expect(shownCells(result, 'peak').at(-1)).toBe(-1);
});
