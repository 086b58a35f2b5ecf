import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_and_average';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [runs] = exampleTables(import.meta);
const measures = asTable(runs, {}, ['accuracy', 'recall']);

it('has no deviation of a single run', () => {
  const single = measures.map((column) => ({
    ...column,
    values: column.values.slice(0, 1),
  }));
  expect(run({runs: single}, {}).averagable?.[3]?.values).toEqual([NaN, NaN]);
});
