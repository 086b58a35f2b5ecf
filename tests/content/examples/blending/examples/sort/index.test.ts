import {expect, it} from 'vitest';
import {run as paretoRank} from '@lab/blending/examples/sort/sort_by_pareto_rank';
import {run as shuffle} from '@lab/blending/examples/sort/shuffle';
import {run as sort} from '@lab/blending/examples/sort/sort';
import type {Run, Settings} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [laptops, orders] = exampleTables(
  import.meta,
  'The same rows in all of them',
);
const order = (run: Run, settings: Settings) =>
  run({'example set input': asTable(laptops)}, settings)[
    'example set output'
  ]?.[0]?.values.join(', ');

it('has the orders shown', () => {
  expect(column(orders, 'Order')).toEqual([
    order(sort, {sort_by: [['battery', 'descending']]}),
    order(sort, {
      sort_by: [
        ['battery', 'descending'],
        ['speed', 'ascending'],
      ],
    }),
    order(paretoRank, {attributes: 'battery|speed'}),
    order(shuffle, {use_local_random_seed: true}),
  ]);
});
