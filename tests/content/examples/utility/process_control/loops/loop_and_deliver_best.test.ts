import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_and_deliver_best';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [runs, best] = exampleTables(import.meta);

it('keeps the run as shown', () => {
  const table = asTable(runs, {}, ['accuracy', 'root_mean_squared_error']);
  expect(shownRows(run({runs: table}, {}).best)).toEqual(best);
});

it('keeps the first of runs that are all not a number', () => {
  const runsOf = [real('accuracy', [null, null])];
  expect(run({runs: runsOf}, {}).best?.[1]?.values).toEqual([1]);
});
