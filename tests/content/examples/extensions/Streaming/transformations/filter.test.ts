import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Streaming/transformations/filter';
import type {Value} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables, writtenTables} from '@support/exampleTables';

const [shown = [], passing] = exampleTables(import.meta);
const fields = (writtenTables(import.meta)[0]?.rows ?? []).map(
  ([cell = '']) => cell,
);

const oneEvent = (name: string, value: Value) => [nominal(name, [value])];

const passes = (value: Value, operator: string) =>
  run(
    {'input stream': oneEvent('visitors', value)},
    {key: 'visitors', value: '90', operator},
  )['output stream']?.length === 1;

it.each(shown.map((row, at) => [fields[at] ?? '', row] as const))(
  '%s',
  (field, row) => {
    for (const [operator, result] of Object.entries(row).slice(1)) {
      expect([
        operator,
        passes(field, operator) ? 'passes' : 'removed',
      ]).toEqual([operator, result]);
    }
  },
);

it('lets three events pass', () => {
  expect(
    fields.filter((field) => passes(field, 'Greater than or equal to')),
  ).toEqual(writtenTables(import.meta)[1]?.rows.flat());
  expect(passing).toHaveLength(3);
});

it('is an error to compare a text without a number by size', () => {
  expect(() => passes('many', 'Less than')).toThrow('"many" is not a number.');
});

it('has the bound itself on the sides of "or equal"', () => {
  expect(passes(90, 'Less than or equal to')).toBe(true);
  expect(passes(90, 'Less than')).toBe(false);
});

it('is an error without the field', () => {
  expect(() =>
    run(
      {'input stream': oneEvent('guests', 90)},
      {key: 'visitors', value: '90'},
    ),
  ).toThrow('An event has no field "visitors".');
});
