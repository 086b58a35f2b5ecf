import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/joins/union';
import type {Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [shop, web] = exampleTables(import.meta);
const ROLES = {id: {role: 'id'}};

const united = (one: Table, other: Table) =>
  run({'example set 1': one, 'example set 2': other}, {}).union ?? [];

it('stacks the tables of the page, with gaps', () => {
  const result = united(asTable(shop, ROLES), asTable(web, ROLES));
  expect(result.find(({name}) => name === 'id')?.role).toBe('id');
});

it('takes the columns of the first table first', () => {
  expect(united(asTable(web), asTable(shop)).map(({name}) => name)).toEqual([
    'id',
    'name',
    'email',
    'points',
  ]);
});

const idCalled = (table: Table, called: string): Table =>
  withColumn(table, 'id', {name: called});

it('drops a column id next to an id of another name, with its values', () => {
  const result = united(
    asTable(shop, ROLES),
    idCalled(asTable(web, ROLES), 'customer'),
  );
  expect(result.filter(({role}) => role === 'id')).toEqual([
    integer('customer', [null, null, 2, 3], 'id'),
  ]);
});

it.each([
  [asTable(web), 'The column "id" has different roles: id and regular.'],
  [asTable(web, {id: {role: 'id', type: 'nominal'}}), 'do not go together'],
])('stops as the operator does: %#', (other, message) => {
  expect(() => united(asTable(shop, ROLES), other)).toThrow(message);
});

it('stops at ids of different names, neither of which is called id', () => {
  expect(() =>
    united(
      idCalled(asTable(shop, ROLES), 'member'),
      idCalled(asTable(web, ROLES), 'customer'),
    ),
  ).toThrow('The column "member" with the role id is not in both tables.');
});
