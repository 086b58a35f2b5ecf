import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/names_and_roles/set_role';
import type {Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [entries = [], roles = [], rows] = exampleTables(import.meta);
const table: Table = asTable(
  rows,
  Object.fromEntries(
    roles
      .filter(({before}) => before !== 'regular')
      .map(({column, before}) => [column, {role: String(before)}]),
  ),
);
const rolesAfter = (set_roles: readonly (readonly [string, string])[]) =>
  run({'example set input': table}, {set_roles})['example set output']?.map(
    ({name, role = 'regular'}) => [name, role],
  );

it('gives the roles that the page shows', () => {
  expect(
    rolesAfter(
      entries.map(({column, role}) => [String(column), String(role)] as const),
    ),
  ).toEqual(roles.map(({column, after}) => [column, after]));
});

it('takes a role away', () => {
  expect(rolesAfter([['revenue', 'regular']])).toContainEqual([
    'revenue',
    'regular',
  ]);
});

it('finds a column by its role', () => {
  expect(rolesAfter([['label', 'regular']])).toContainEqual([
    'revenue',
    'regular',
  ]);
});

it.each([
  ['city', 'label', 'There is no column "city".'],
  ['note', ' ', 'The role of "note" is empty.'],
])('stops for %s as "%s"', (name, role, message) => {
  expect(() => rolesAfter([[name, role]])).toThrow(message);
});
