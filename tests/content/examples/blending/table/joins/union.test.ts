import {expect, it} from 'vitest';
import {run} from '../../../../../../docs/operators/blending/table/joins/union.run';
import type {Table} from '../../../../../../docs/operators/_run/types';
import {exampleTables} from '../../../../support/exampleTables';
import {asTable, shownRows} from '../../../../support/runTables';

const [shop, web, both = []] = exampleTables(
  'operators/blending/table/joins/union',
);
const ROLES = {id: {role: 'id'}};

const united = (one: Table, other: Table) =>
  run({'example set 1': one, 'example set 2': other}, {}).union ?? [];

it('stacks the tables of the page, with gaps', () => {
  const result = united(asTable(shop, ROLES), asTable(web, ROLES));
  expect(shownRows(result)).toEqual(both);
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

const otherId = asTable(web, ROLES).map((column) =>
  column.name === 'id' ? {...column, name: 'customer'} : column,
);

it.each([
  [asTable(web), 'The column "id" has different roles: id and regular.'],
  [otherId, 'A table lacks the column'],
  [asTable(web, {id: {role: 'id', type: 'nominal'}}), 'do not go together'],
])('stops as the operator does: %#', (other, message) => {
  expect(() => united(asTable(shop, ROLES), other)).toThrow(message);
});
