import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/joins/intersect';
import {run as join} from '@lab/blending/table/joins/join';
import type {Table} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [members, visits] = exampleTables(import.meta);
const table = asTable(members, {member: 'id'});
const second = asTable(visits, {card: 'id'});

const shared = (input: Table, other: Table) =>
  run({'example set input': input, second: other}, {})['example set output'];

it('has fewer rows than an inner join', () => {
  const {join: joined} = join(
    {left: table, right: second},
    {use_id_attribute_as_key: true},
  );
  expect(joined?.[0]?.values).toHaveLength(4);
});

it('drops a missing number, though both tables have one', () => {
  const numbers = [integer('id', [1, null], 'id')];
  expect(shared(numbers, numbers)?.[0]?.values).toEqual([1]);
});

it('has no rows beside an empty table', () => {
  const empty = firstRows(second, 0);
  expect(shownRows(shared(table, empty))).toEqual([]);
});

it('stops without an id', () => {
  expect(() => shared(asTable(members), second)).toThrow(
    'Both tables need a column of the role id.',
  );
});
