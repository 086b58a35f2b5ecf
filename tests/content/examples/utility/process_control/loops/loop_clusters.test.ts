import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_clusters';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [customers, rounds] = exampleTables(import.meta);
const {output: computed} = liveExample(import.meta, run);

it('has a round for each cluster as shown', () => {
  expect(
    shownRows(computed()).map(({customer_id, ...round}) => ({
      ...round,
      customers: customer_id,
    })),
  ).toEqual(rounds);
});

it('needs the role cluster', () => {
  expect(() => run({'example set': asTable(customers)}, {})).toThrow('cluster');
});
