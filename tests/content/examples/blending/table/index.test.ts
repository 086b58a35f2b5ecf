import {expect, it} from 'vitest';
import {run as aggregate} from '@lab/blending/table/grouping/aggregate';
import {run as join} from '@lab/blending/table/joins/join';
import {run as union} from '@lab/blending/table/joins/union';
import {run as transpose} from '@lab/blending/table/rotation/transpose';
import type {Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [orderRows, callRows, shapes = [], joinedFirst, groupedFirst] =
  exampleTables(import.meta, 'Worked example: orders and calls');
const orders = asTable(orderRows, {customer: 'id'});
const calls = asTable(callRows, {customer: 'id'});

const joined = (left: Table, right: Table, join_type: string): Table =>
  join({left, right}, {join_type, use_id_attribute_as_key: true}).join ?? [];
const sums = (table: Table, ...names: readonly string[]): Table =>
  aggregate(
    {'example set input': table},
    {
      group_by_attributes: 'customer',
      aggregation_attributes: names.map((name) => [name, 'sum'] as const),
    },
  )['example set output'] ?? [];

it('has the shape of each step', () => {
  const ofOrders = sums(orders, 'amount');
  const tables = [
    joined(orders, calls, 'inner'),
    union({'example set 1': orders, 'example set 2': calls}, {}).union,
    ofOrders,
    transpose({'example set input': ofOrders}, {})['example set output'],
  ];
  expect(
    shapes.map(({Rows: rows, Columns: columns}) => [rows, columns]),
  ).toEqual(tables.map((table) => [table?.[0]?.values.length, table?.length]));
});

it('counts orders twice when the join comes first', () => {
  expect(
    shownRows(sums(joined(orders, calls, 'inner'), 'amount', 'minutes')),
  ).toEqual(joinedFirst);
});

it('has the right sums when the groups come first', () => {
  expect(
    shownRows(joined(sums(orders, 'amount'), sums(calls, 'minutes'), 'outer')),
  ).toEqual(groupedFirst);
});
