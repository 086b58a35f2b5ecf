import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/utility/process_control/loops/loop_and_deliver_best';
import {exampleTables} from '../../../../support/exampleTables';
import {asTable, shownRows} from '../../../../support/runTables';

const [runs, best] = exampleTables(
  'operators/utility/process_control/loops/loop_and_deliver_best',
);

it('keeps the run as shown', () => {
  const table = asTable(runs, {}, ['accuracy', 'root_mean_squared_error']);
  expect(shownRows(run({runs: table}, {}).best)).toEqual(best);
});

it('keeps the first of runs that are all not a number', () => {
  const runsOf = [
    {name: 'accuracy', type: 'real', values: [null, null]} as const,
  ];
  expect(run({runs: runsOf}, {}).best?.[1]?.values).toEqual([1]);
});
