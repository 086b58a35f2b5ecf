import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_clusters';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [customers, rounds] = exampleTables(import.meta);
const knownValues = ['cluster_0', 'cluster_1', 'cluster_2'];
const table = asTable(customers, {
  customer_id: 'id',
  cluster: {role: 'cluster', knownValues},
});

it('has a round for each cluster as shown', () => {
  expect(
    shownRows(run({'example set': table}, {}).rounds).map(
      ({customer_id, ...round}) => ({...round, customers: customer_id}),
    ),
  ).toEqual(rounds);
});

it('needs the role cluster', () => {
  expect(() => run({'example set': asTable(customers)}, {})).toThrow('cluster');
});
