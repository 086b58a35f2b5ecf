import {expect, it} from 'vitest';
import {run as forward} from '@lab/modeling/optimization/feature_selection/optimize_selection_forward';
import {run as backward} from '@lab/modeling/optimization/feature_selection/optimize_selection_backward';
import {run as bruteForce} from '@lab/modeling/optimization/feature_selection/optimize_selection_brute_force';
import {run as beam} from '@lab/modeling/optimization/feature_selection/optimize_selection';
import {run as guided} from '@lab/modeling/optimization/feature_selection/optimize_selection_weight_guided';
import {exampleTables} from '@support/exampleTables';
import {endOf, ENDS, GIVEN, MACHINE, REPEATED} from '@support/givenScores';
import {asTable} from '@support/runTables';

const [weights = []] = exampleTables(
  'operators/modeling/optimization/feature_selection/optimize_selection_weight_guided',
);

it('ends each search as the overview shows', () => {
  const inputs = {
    'example set': MACHINE,
    'example set in': MACHINE,
    'attribute weights in': asTable(weights),
    performances: GIVEN,
  };
  const ends = [
    ['Forward Selection', forward],
    ['Backward Elimination', backward],
    ['Optimize Selection', beam],
    ['Weight-Guided', guided],
    ['Brute Force', bruteForce],
  ] as const;
  expect(
    ends.map(([Operator, run]) => {
      const result = run(inputs, {});
      const {runs, ...end} = endOf(
        result['example set'] ?? result['example set out'],
        result.performance,
        result.tried,
      );
      return {Operator, ...end, Runs: runs};
    }),
  ).toEqual(ENDS);
});

it.each([
  'optimize_selection',
  'optimize_selection_backward',
  'optimize_selection_brute_force',
  'optimize_selection_forward',
  'optimize_selection_weight_guided',
])('is repeated on the page: %s', (page) => {
  expect(
    exampleTables(
      `operators/modeling/optimization/feature_selection/${page}`,
    ).at(-1),
  ).toEqual(REPEATED);
});
