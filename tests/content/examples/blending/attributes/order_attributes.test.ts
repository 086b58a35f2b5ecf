import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/order_attributes';
import type {Settings, Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';

const [columns = [], settings = []] = exampleTables(import.meta);
const named = (names: readonly string[]): Table =>
  names.map((name) => nominal(name, []));
const table: Table = columns.map(({column, role}) => ({
  name: String(column),
  type: 'nominal',
  values: [],
  ...(role !== '' && {role: String(role)}),
}));
const order = (set: Settings, input = table, reference?: Table) =>
  run(
    {
      'example set input': input,
      ...(reference && {reference_data: reference}),
    },
    set,
  )['example set output']?.map(({name}) => name);

it.each(settings)('orders columns: $#', (row) => {
  const rules = String(row.rules).split(', ');
  expect(
    order(
      {
        sort_mode: row['sort mode'] ?? '',
        attribute_ordering: rules.join('|'),
        use_regular_expressions: rules[0]?.includes('*') ?? false,
        handle_unmatched: row.unmatched || 'append',
        sort_direction: row.direction ?? '',
      },
      table,
      named(rules),
    ),
  ).toEqual(['customer_id', 'churn', ...String(row.result).split(', ')]);
});

it('compares names as a dictionary does, and digits one by one', () => {
  expect(
    order(
      {sort_mode: 'alphabetically'},
      named(['Berlin', 'att2', 'age', 'att10', 'att02']),
    ),
  ).toEqual(['age', 'att02', 'att10', 'att2', 'Berlin']);
});

it('skips spaces and hyphens unless names are otherwise equal', () => {
  expect(
    order(
      {sort_mode: 'alphabetically'},
      named(['unit-sold', 'units', 'unit price', 'a b', 'ab']),
    ),
  ).toEqual(['ab', 'a b', 'unit price', 'units', 'unit-sold']);
});

it('gives a column to the first rule that fits, and stops without rules', () => {
  expect(
    order(
      {attribute_ordering: 'b|.*', use_regular_expressions: true},
      named(['a', 'b', 'c']),
    ),
  ).toEqual(['b', 'a', 'c']);
  expect(() => order({})).toThrow('There are no rules.');
  expect(() => order({sort_mode: 'reference data'})).toThrow(
    'No table sets the order.',
  );
});
