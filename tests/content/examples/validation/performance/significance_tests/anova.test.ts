import {expect, it} from 'vitest';
import {run} from '@lab/validation/performance/significance_tests/anova';
import {run as tTest} from '@lab/validation/performance/significance_tests/t_test';
import {real} from '@support/columns';
import {exampleTables, numbers} from '@support/exampleTables';
import {shownCells, shownRows} from '@support/runTables';

const [runs, shown] = exampleTables(import.meta);
const MODELS = ['model 1', 'model 2', 'model 3'];
const inputs = (groups: readonly (readonly number[])[]) =>
  Object.fromEntries(
    groups.map((values, at) => [
      `performance ${at + 1}`,
      [real('value', values)],
    ]),
  );
const groups = MODELS.map((name) => numbers(runs, name));

it('has the table, F, and the p-value of the page', () => {
  expect(shownRows(run(inputs(groups), {}).significance)).toEqual(shown);
});

it('has the means of the text', () => {
  const means = groups.map(
    (values) => values.reduce((sum, one) => sum + one, 0) / values.length,
  );
  expect(means).toEqual([51, 48, 46]);
});

it('agrees with the T-Test on two performances', () => {
  const two = inputs(groups.slice(0, 2));
  expect(shownCells(run(two, {}).significance, 'p-value')[0]).toEqual(
    shownCells(tTest(two, {}).significance, 'p-value')[0],
  );
});

it('takes the plain mean of the means, whatever the numbers of runs', () => {
  const {significance} = run(
    inputs([
      [1, 3],
      [5, 5, 5, 5],
    ]),
    {},
  );
  // The mean of the two means, 2 and 5, is 3.5. The mean of all runs would be
  // 4.
  expect(shownCells(significance, 'sum of squares')[0]).toBe(6 * 1.5 ** 2);
});

it('needs two performances, and more runs than performances', () => {
  expect(() => run(inputs([[1, 2]]), {})).toThrow('At least two');
  expect(() => run(inputs([[1], [2]]), {})).toThrow('no more runs');
  expect(() => run(inputs([[1], [2, 4]]), {})).toThrow('no more runs');
});
