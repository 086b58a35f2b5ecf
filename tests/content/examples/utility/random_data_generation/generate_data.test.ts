import {expect, it} from 'vitest';
import {run} from '@lab/utility/random_data_generation/generate_data';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [shown] = exampleTables(import.meta);
const rows = asTable(shown, {}, ['att1', 'att2', 'att3']);
const labels = (target_function: string, input = rows) =>
  run({rows: input}, {target_function}).output?.at(-1)?.values;

it.each(['polynomial', 'non linear', 'interaction classification'])(
  'gives the labels of %s that the page shows',
  (name) => {
    expect(labels(name)).toEqual(column(shown, name));
  },
);

it('computes the other rules of the page', () => {
  expect(labels('sum')).toEqual([4, 5, 1, 5]);
  expect(labels('sum classification')).toEqual(Array(4).fill('positive'));
  expect(labels('quadratic classification')).toEqual([
    'negative',
    'positive',
    'negative',
    'positive',
  ]);
  expect(labels('sinus with trend', [rows[0]!])?.[3]).toBe(0);
});

it('stops where the number of columns does not fit', () => {
  expect(() => labels('polynomial', rows.slice(0, 2))).toThrow('does not fit');
  expect(() => labels('sinus with trend')).toThrow('does not fit');
});
