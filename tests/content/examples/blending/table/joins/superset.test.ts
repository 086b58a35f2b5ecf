import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/joins/superset';
import type {Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [known, fresh, , superset2] = exampleTables(import.meta);
const first = asTable(known, {topic: 'label'});
const second = asTable(fresh);

const widened = (one: Table, other: Table, includes = false) =>
  run(
    {'example set 1': one, 'example set 2': other},
    {include_special_attributes: includes},
  );

it('delivers the tables of the page', () => {
  const result = widened(first, second);
  expect(shownRows(result['superset 2'])).toEqual(superset2);
});

it('adds columns with a role if told so', () => {
  const {'superset 2': result = []} = widened(first, second, true);
  expect(result.at(-1)).toEqual(nominal('topic', [null], 'label'));
});

const labeledBy = (name: string) => [
  ...second,
  nominal(name, ['snow'], 'label'),
];

it('drops a column named like its role for one of another name', () => {
  const result = widened(first, labeledBy('label'), true);
  const names = (port: string) => result[port]?.map(({name}) => name);
  expect(names('superset 1')).toEqual(['rain', 'sun', 'topic', 'snow']);
  expect(names('superset 2')).toEqual(['rain', 'snow', 'sun', 'topic']);
});

it('stops at a role that belongs to columns of other names', () => {
  expect(() => widened(first, labeledBy('subject'), true)).toThrow(
    'The column "topic" with the role label is not in both tables.',
  );
});

it('takes a column named like a role for the one with that role', () => {
  const plain = [...second, nominal('label', ['snow'])];
  const {'superset 1': result = []} = widened(first, plain);
  expect(result.map(({name}) => name)).not.toContain('label');
});

it('leaves columns of the same name alone, though their types differ', () => {
  const text = asTable(fresh, {rain: {type: 'nominal'}});
  const result = widened(first, text);
  expect(result['superset 1']?.[0]?.type).toBe('integer');
  expect(result['superset 2']?.[0]?.type).toBe('nominal');
});

it('stops at a column with two roles, if roles take part', () => {
  const weighted = asTable(fresh, {rain: 'weight'});
  expect(() => widened(first, weighted, true)).toThrow(
    'The column "rain" has different roles: regular and weight.',
  );
});
