import {expect, it} from 'vitest';
import {run} from '@lab/blending/values/add';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import type {Table} from '@lab/_shared/types';

const [steps = [], orders] = exampleTables(import.meta);
const input = asTable(orders, {
  order: 'id',
  region: {type: 'binominal', knownValues: ['north', 'south']},
});

const add = (table: Table, new_value: string, attribute_name = 'region') =>
  run({'example set input': table}, {attribute_name, new_value})[
    'example set output'
  ] ?? [];

it('adds values as shown, and changes no row', () => {
  let table: Table = input;
  for (const step of steps) {
    table = step.added === '' ? table : add(table, String(step.added));
    const region = table.find(({name}) => name === 'region');
    expect(region?.knownValues?.join(', ')).toBe(step['known values']);
    expect(region?.type).toBe(step.type);
    expect(shownRows(table)).toEqual(orders);
  }
});

it('moves a binominal column to the end, and keeps its role', () => {
  const [region, order] = [input[1]!, input[0]!];
  const names = (table: Table) => table.map(({name}) => name);
  expect(names(add([{...region, role: 'label'}, order], 'west'))).toEqual([
    'order',
    'region',
  ]);
  expect(names(add([{...region, type: 'nominal'}, order], 'west'))).toEqual([
    'region',
    'order',
  ]);
  expect(add([{...region, role: 'label'}], 'west')[0]?.role).toBe('label');
});

it.each([
  ['city', 'There is no column "city".'],
  ['order', 'The column "order" is not nominal.'],
])('stops for the column %s', (name, message) => {
  expect(() => add(input, 'west', name)).toThrow(message);
});
