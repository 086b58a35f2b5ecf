import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/joins/set_minus';
import type {Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers, list] = exampleTables(import.meta);
const table = asTable(customers, {id: 'id'});
const other = asTable(list, {customer: 'id'});

const rest = (input: Table, subtrahend: Table) =>
  run({'example set input': input, subtrahend}, {})['example set output'];

it('finds by exchanged inputs what only the other table has', () => {
  expect(shownCells(rest(other, table), 'customer')).toEqual([7]);
});

it('looks up a missing text as the first known value', () => {
  const texts = (values: readonly (string | null)[]) => [
    nominal('id', values, 'id'),
  ];
  const ids = texts(['a', 'b', null]);
  expect(shownCells(rest(ids, texts(['a'])), 'id')).toEqual(['b']);
  expect(shownCells(rest(ids, texts(['b'])), 'id')).toEqual(['a', '?']);
});

it.each([
  [asTable(list), 'Both tables need a column of the role id.'],
  [
    asTable(list, {customer: {role: 'id', type: 'real'}}),
    'The ids are of different types: integer and real.',
  ],
])('stops as the operator does: %#', (subtrahend, message) => {
  expect(() => rest(table, subtrahend)).toThrow(message);
});
