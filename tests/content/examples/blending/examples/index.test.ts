import {expect, it} from 'vitest';
import {run as range} from '@lab/blending/examples/filter/filter_example_range';
import {run as filter} from '@lab/blending/examples/filter/filter_examples';
import {run as sample} from '@lab/blending/examples/sampling/sample';
import {run as split} from '@lab/blending/examples/sampling/split_data';
import {run as shuffle} from '@lab/blending/examples/sort/shuffle';
import {run as sort} from '@lab/blending/examples/sort/sort';
import type {Run, Settings, Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [rows, results] = exampleTables(
  import.meta,
  'Worked example: eight orders',
);
const [pairs] = exampleTables(import.meta, 'Two steps in a row');

type Step = (table: Table) => Table;

const step =
  (run: Run, settings: Settings): Step =>
  (table) =>
    run({'example set input': table}, settings)['example set output'] ?? [];
const keep = (condition: string) =>
  step(filter, {filters_list: [['filters_entry_key', condition]]});
const firstRows = (last: number) =>
  step(range, {first_example: 1, last_example: last});
const BY_AMOUNT = step(sort, {sort_by: [['amount', 'descending']]});
const NORTH = keep('region.equals.north');
const SEED = {use_local_random_seed: true};
const lastQuarter: Step = (table) =>
  split(
    {'example set': table},
    {partitions: '0.75,0.25', sampling_type: 'linear sampling'},
  )['partition 2'] ?? [];

const ordersAfter = (...steps: readonly Step[]): string =>
  steps
    .reduce((table, next) => next(table), asTable(rows))
    .find(({name}) => name === 'order')
    ?.values.join(', ') ?? '';

it('delivers the orders shown', () => {
  expect(column(results, 'Orders')).toEqual([
    ordersAfter(keep('amount.gt.50')),
    ordersAfter(firstRows(3)),
    ordersAfter(BY_AMOUNT),
    ordersAfter(step(shuffle, SEED)),
    ordersAfter(step(sample, {...SEED, sample_size: 3})),
    ordersAfter(lastQuarter),
  ]);
});

it('depends on the order of two steps', () => {
  expect(column(pairs, 'Orders').map(String)).toEqual([
    ordersAfter(BY_AMOUNT, firstRows(3)),
    ordersAfter(firstRows(3), BY_AMOUNT),
    ordersAfter(NORTH, BY_AMOUNT, firstRows(2)),
    ordersAfter(BY_AMOUNT, firstRows(2), NORTH),
    ordersAfter(BY_AMOUNT, lastQuarter),
  ]);
});
