import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/names_and_roles/exchange_roles';
import type {Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [roles = [], rows] = exampleTables(import.meta);
const exchanges = Object.keys(roles[0] ?? {}).slice(2);
const table: Table = roles.map(({column, before}) => ({
  name: String(column),
  type: 'nominal',
  values: [],
  ...(before === 'regular' ? {} : {role: String(before)}),
}));
const exchange = (first_attribute: string, second_attribute: string) =>
  run({'example set input': table}, {first_attribute, second_attribute})[
    'example set output'
  ]?.map(({role = 'regular'}) => role);

it('has three exchanges on the page', () => {
  expect(exchanges).toHaveLength(3);
});

it.each(exchanges)('swaps as shown, in either order: %s', (names) => {
  const [first = '', second = ''] = names.split(', ');
  const shown = roles.map((row) => row[names]);
  expect(exchange(first, second)).toEqual(shown);
  expect(exchange(second, first)).toEqual(shown);
});

it('stops for an absent column', () => {
  expect(() => exchange('age', 'name')).toThrow('There is no column "name".');
});

it('finds a column by its role as well', () => {
  expect(exchange('label', 'age')).toEqual(exchange('churned', 'age'));
});

it('has the columns of the page in the table', () => {
  expect(asTable(rows).map(({name}) => name)).toEqual(
    table.map(({name}) => name),
  );
});
