import {expect, it} from 'vitest';
import {
  run,
  tableOf,
} from '@lab/modeling/optimization/feature_generation/optimize_by_generation_evolutionary_aggregation';
import {innerNumbers} from '@lab/_shared/tables/innerNumbers';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [rows = [], merged = []] = exampleTables(import.meta);
const table = asTable(rows);
const genes = asTable([{merged: 'chat, phone'}]);

it.each([
  ['maximum', 'max(chat,phone)'],
  ['algebraic_or', 'algOr(chat,phone)'],
])('merges by %s as the page shows', (aggregation_function, name) => {
  const byFormula = tableOf(
    table,
    [0, 1, 1],
    {aggregation_function},
    innerNumbers,
  );
  expect(shownRows(byFormula)).toEqual(picked(merged, ['mail', name]));
  const {'example set out': result = []} = run(
    {'example set in': table, genes},
    {aggregation_function},
  );
  expect(result.map((column) => column.name)).toEqual(['mail', name]);
  expect(shownRows(result).map((row) => row[name])).toEqual(
    merged.map(({delivered}) => delivered),
  );
});

it('merges three columns one after the other', () => {
  const result = tableOf(table, [1, 1, 1], {}, innerNumbers);
  expect(result).toMatchObject([
    {name: 'max(max(mail,chat),phone)', values: [0.5, 1, null, 0.3]},
  ]);
});

it('counts numbers as 0, and nominal values by their place', () => {
  const both = asTable([
    {a: 3, b: 'x'},
    {a: 4, b: 'y'},
  ]);
  expect(tableOf(both, [1, 1], {})).toMatchObject([
    {name: 'max(a,b)', values: [0, 1]},
  ]);
});

it('leaves columns as they are if one or none is marked', () => {
  expect(tableOf(table, [0, 1, 0], {})).toEqual(table);
  expect(tableOf(table, [0, 0, 0], {})).toEqual(table);
});

it('counts runs as the text does', () => {
  const children = 20;
  const perGeneration = children + 10 + children;
  expect(perGeneration).toBe(50);
  expect(10 + perGeneration * 100).toBe(5010);
});
