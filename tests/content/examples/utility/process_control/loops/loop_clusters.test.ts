import {expect, it} from 'vitest';
import {run} from '../../../../../../src/operators/utility/process_control/loops/loop_clusters';
import {column, exampleTables} from '../../../../support/exampleTables';
import {asTable, shownRows} from '../../../../support/runTables';

const [customers, rounds] = exampleTables(
  'operators/utility/process_control/loops/loop_clusters',
);
const knownValues = ['cluster_0', 'cluster_1', 'cluster_2'];
const table = asTable(customers, {cluster: {role: 'cluster', knownValues}});

it('has a round for each cluster as shown', () => {
  const ids = column(customers, 'customer_id');
  expect(
    shownRows(run({'example set': table}, {}).rounds).map(({round, rows}) => {
      const names = String(rows)
        .split(', ')
        .map((row) => ids[Number(row) - 1]);
      return {round, rows: names.length, customers: names.join(', ')};
    }),
  ).toEqual(rounds);
});

it('needs the role cluster', () => {
  expect(() => run({'example set': asTable(customers)}, {})).toThrow('cluster');
});
