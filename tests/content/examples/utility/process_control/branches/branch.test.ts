import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/utility/process_control/branches/branch';
import {firstRows} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [customers, conditions, variables] = exampleTables(import.meta);
const table = asTable(customers, {customer_id: 'id'});
const macros = asTable(variables);
const sideOf = (settings: Settings, condition = table) =>
  run({condition, macros}, settings).chosen?.[1]?.values[0];

it('chooses the side as shown', () => {
  expect(conditions?.length).toBe(10);
  for (const row of conditions ?? []) {
    expect(
      sideOf({
        condition_type: String(row['condition type']),
        condition_value: String(row['condition value']),
        expression: String(row.expression),
      }),
      JSON.stringify(row),
    ).toBe(row.side);
  }
});

const compared = (condition_value: string, condition = table) =>
  sideOf(
    {condition_type: 'attribute_value_filter', condition_value},
    condition,
  );

it('finds no row of an empty table that breaks a comparison', () => {
  const empty = firstRows(table, 0);
  expect(compared('tenure_months > 3', empty)).toBe('Then');
});

it('tries the value as an expression, joins by and, and knows gaps and roles', () => {
  expect([
    compared('contract = month.* [1]'),
    compared('contract = month.* && tenure_months < 13 [1]'),
    compared('tenure_months != 4 [4]'),
    compared('tenure_months = ? [4]'),
    compared('tenure_months >= ? [4]'),
    compared('id = C-.*'),
  ]).toEqual(['Then', 'Else', 'Then', 'Then', 'Else', 'Then']);
});

it.each(['gone > 3', 'contract > 3', 'tenure_months'])(
  'stops at the comparison %s',
  (comparison) => {
    expect(() => compared(comparison)).toThrow();
  },
);

it('stops at an expression that is no truth', () => {
  expect(() =>
    sideOf({condition_type: 'expression', expression: 'parse(%{rows})'}),
  ).toThrow('neither');
});

it('stops at a number of rows that is none', () => {
  expect(() =>
    sideOf({condition_type: 'min_examples', condition_value: 'four'}),
  ).toThrow('"four" is not a whole number.');
});
