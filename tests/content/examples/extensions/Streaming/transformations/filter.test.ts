import {expect, it} from 'vitest';
import {run} from '../../../../../../src/operators/extensions/Streaming/transformations/filter';
import type {Table, Value} from '../../../../../../src/operators/_shared/types';
import {exampleTables} from '../../../../support/exampleTables';

const [shown = []] = exampleTables(
  'operators/extensions/Streaming/transformations/filter',
);

/** A cell in quotation marks is a text, another one a number. */
const valueOf = (cell: unknown): Value => JSON.parse(String(cell)) as Value;

const oneEvent = (name: string, value: Value): Table => [
  {name, type: 'nominal', values: [value]},
];

const passes = (value: Value, operator: string) =>
  run(
    {'input stream': oneEvent('visitors', value)},
    {key: 'visitors', value: '90', operator},
  )['output stream']?.[0]?.values.length === 1;

it.each(shown.map((row) => [row] as const))('%o', ({visitors, ...tests}) => {
  for (const [operator, result] of Object.entries(tests)) {
    expect([
      operator,
      passes(valueOf(visitors), operator) ? 'passes' : 'removed',
    ]).toEqual([operator, result]);
  }
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
