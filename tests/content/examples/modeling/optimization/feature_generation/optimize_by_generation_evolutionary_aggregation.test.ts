import {expect, it} from 'vitest';
import {
  run,
  tableOf,
} from '../../../../../../docs/operators/modeling/optimization/feature_generation/optimize_by_generation_evolutionary_aggregation.run';
import {exampleTables, picked} from '../../../../support/exampleTables';
import {asTable, shownRows} from '../../../../support/runTables';

const [rows = [], merged = []] = exampleTables(
  'operators/modeling/optimization/feature_generation/optimize_by_generation_evolutionary_aggregation',
);
const table = asTable(rows);
const genes = asTable([{merged: 'chat, phone'}]);

it.each([
  ['maximum', 'max(chat,phone)'],
  ['algebraic_or', 'algOr(chat,phone)'],
])('merges by %s as the page shows', (aggregation_function, name) => {
  const {'example set out': result} = run(
    {'example set in': table, genes},
    {aggregation_function},
  );
  expect(shownRows(result)).toEqual(picked(merged, ['mail', name]));
});

it('merges three columns one after the other', () => {
  const result = tableOf(table, [1, 1, 1], {});
  expect(result).toMatchObject([
    {name: 'max(max(mail,chat),phone)', values: [0.5, 1, null, 0.3]},
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
