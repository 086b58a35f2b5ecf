import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/extensions/Streaming/transformations/filter';
import type {
  Table,
  Value,
} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables, writtenTables} from '../../../../support/exampleTables';

const PAGE = 'operators/extensions/Streaming/transformations/filter';
const [shown = [], passing] = exampleTables(PAGE);
const fields = (writtenTables(PAGE)[0]?.rows ?? []).map(([cell = '']) => cell);

const oneEvent = (name: string, value: Value): Table => [
  {name, type: 'nominal', values: [value]},
];

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
  ).toEqual(writtenTables(PAGE)[1]?.rows.flat());
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
