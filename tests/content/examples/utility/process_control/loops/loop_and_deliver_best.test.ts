import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_and_deliver_best';
import {real} from '@support/columns';

it('keeps the first of runs that are all not a number', () => {
  const runsOf = [real('accuracy', [null, null])];
  expect(run({runs: runsOf}, {}).best?.[1]?.values).toEqual([1]);
});
