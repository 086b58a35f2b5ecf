import {expect, it} from 'vitest';
import {run} from '@lab/validation/performance/performance_min_max';
import {real} from '@support/columns';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [folds, shown] = exampleTables(import.meta);

const {output: computed} = liveExample(import.meta, run);
const fitness = (
  values: readonly (number | null)[],
  minimumWeight: number,
  name = 'fitness',
) =>
  shownCells(
    computed({minimum_weight: minimumWeight}, [real('fitness', values)]),
    name,
  )[0];

it.each(['A', 'B'])('weighs the folds of %s as the page shows', (name) => {
  const values = numbers(folds, name);
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  expect(column(shown, name)).toEqual([
    rounded(mean),
    fitness(values, 1),
    fitness(values, 0.5),
  ]);
});

it('adds up folds 2 to 4 as the text says', () => {
  const [, ...rest] = numbers(folds, 'A');
  expect(rounded(rest.reduce((sum, one) => sum + one, 0))).toBe(2.4);
  expect(fitness(numbers(folds, 'A'), 0)).toBe(rounded(2.4 / 4));
});

it('takes the largest error as the worst run', () => {
  expect(fitness([-3, -8, -5], 1)).toBe(-8);
});

it('never takes a missing run as the worst, and has no result if a later one is missing', () => {
  expect(fitness([0.7, Number.NaN, 0.8], 1, 'worst')).toBe(0.7);
  expect(fitness([0.7, Number.NaN, 0.8], 1)).toBe('?');
  expect(fitness([Number.NaN, 0.7, 0.8], 1)).toBe(0.7);
});
