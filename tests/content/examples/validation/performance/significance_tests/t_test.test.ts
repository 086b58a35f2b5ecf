import {expect, it} from 'vitest';
import {chanceAbove} from '@lab/_shared/numbers/distributions';
import {averageOf} from '@lab/_shared/performance/runAverages';
import {
  pairTest,
  run,
} from '@lab/validation/performance/significance_tests/t_test';
import {real} from '@support/columns';
import {exampleTables, numbers, rounded} from '@support/exampleTables';

const [folds] = exampleTables(import.meta);
const LEARNERS = ['tree', 'forest', 'network'];
const port = (values: readonly number[], name = 'value') => [
  real(name, values),
];

it('has the means and deviations of the text', () => {
  const averages = LEARNERS.map((name) => averageOf(numbers(folds, name)));
  expect(averages.map(({mean}) => rounded(mean))).toEqual([0.8, 0.85, 0.81]);
  expect(averages.map(({deviation}) => rounded(deviation))).toEqual([
    0.016, 0.016, 0.04,
  ]);
});

it('has the chance 1 for two performances of a single run', () => {
  expect(pairTest(averageOf([0.8]), averageOf([0.9])).p).toBe(1);
});

it('needs two performances', () => {
  expect(() => run({'performance 1': port([0.8, 0.9])}, {})).toThrow(
    'At least two',
  );
});

it('has critical values of the F distribution as tables print them', () => {
  expect(chanceAbove(5.318, 1, 8)).toBeCloseTo(0.05, 4);
  expect(chanceAbove(4.256, 2, 9)).toBeCloseTo(0.05, 4);
  expect(chanceAbove(10.044, 1, 10)).toBeCloseTo(0.01, 4);
});
