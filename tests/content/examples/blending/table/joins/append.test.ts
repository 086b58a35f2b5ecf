import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/joins/append';
import type {Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [march, april] = exampleTables(import.meta);
const first = asTable(march, {order: 'id'});
const second = asTable(april);

const appended = (...tables: readonly Table[]) =>
  run(
    Object.fromEntries(
      tables.map((table, at) => [`example set ${at + 1}`, table]),
    ),
    {},
  )['merged set'] ?? [];

it('stacks the tables of the page, with the columns of the first', () => {
  const result = appended(first, second);
  expect(result.map(({name}) => name)).toEqual(['order', 'region', 'amount']);
});

it('makes integers real beside real numbers, and takes roles from the first table', () => {
  expect(first.map(({type}) => type)).toContain('integer');
  expect(appended(first, second)).toMatchObject([
    {name: 'order', type: 'integer', role: 'id'},
    {name: 'region', type: 'nominal'},
    {name: 'amount', type: 'real'},
  ]);
});

it('keeps ten tables and more in the order of their ports', () => {
  const tables = Array.from({length: 12}, (_, at) => [integer('n', [at])]);
  expect(appended(...tables)[0]?.values).toEqual([...Array(12).keys()]);
});

const renamed = (name: string): Table => withColumn(second, 'region', {name});
const asText: Table = withColumn(second, 'amount', {
  type: 'nominal',
  values: ['80', '99.5'],
});

it.each([
  [[], 'There is no table.'],
  [[first, second.slice(1)], 'different numbers of columns'],
  [[first, renamed('area')], 'A table lacks the column "region".'],
  [[first, asText], 'The types of "amount" do not go together'],
])('stops as the operator does: %#', (tables: readonly Table[], message) => {
  expect(() => appended(...tables)).toThrow(message);
});
