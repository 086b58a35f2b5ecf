import {expect, it} from 'vitest';
import {run as forward} from '../../../../../../docs/operators/modeling/optimization/feature_selection/optimize_selection_forward.run';
import {run as backward} from '../../../../../../docs/operators/modeling/optimization/feature_selection/optimize_selection_backward.run';
import {run as bruteForce} from '../../../../../../docs/operators/modeling/optimization/feature_selection/optimize_selection_brute_force.run';
import {run as beam} from '../../../../../../docs/operators/modeling/optimization/feature_selection/optimize_selection.run';
import {run as guided} from '../../../../../../docs/operators/modeling/optimization/feature_selection/optimize_selection_weight_guided.run';
import {exampleTables} from '../../../../support/exampleTables';
import {endOf, ENDS, GIVEN, MACHINE} from '../../../../support/givenScores';
import {asTable} from '../../../../support/runTables';

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
