import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_and_average';
import {firstRows} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [runs] = exampleTables(import.meta);
const measures = asTable(runs, {}, ['accuracy', 'recall']);

it('has no deviation of a single run', () => {
  const single = firstRows(measures, 1);
  expect(run({runs: single}, {}).averagable?.[3]?.values).toEqual([NaN, NaN]);
});
