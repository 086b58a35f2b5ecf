import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/rules/single_rule_induction';
import type {Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [customers, rules] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (settings = {}, table: Table = training) =>
  run({'training set': table}, settings);

it('finds the rules of the page by both functions', () => {
  expect(
    rules?.map(({'utility function': name}) => ({
      'utility function': name,
      ...shownRows(learn({utility_function: name}).model)[0],
    })),
  ).toEqual(rules);
});

it('rates no more rules than the cache holds', () => {
  const rated = (settings: object) =>
    learn({max_depth: 1, ...settings}).rated?.[0]?.values;
  expect(rated({})).toEqual([9]);
  expect(rated({max_cache: 3})).toEqual([4]);
});

const twoColumns = (labels: string) => [
  nominal('a', ['u', 'u', 'v', 'v']),
  nominal('b', ['s', 't', 's', 't']),
  nominal('label', [...labels], 'label'),
];

it('keeps the rule without conditions where no other is better', () => {
  expect(shownRows(learn({max_depth: 1}, twoColumns('nppn')).model)).toEqual([
    {if: 'always', then: 'p', Pos: 2, Neg: 2, score: 0},
  ]);
});

it('sums up weights', () => {
  const weighted = [...twoColumns('npnn'), real('w', [1, 3, 1, 1], 'weight')];
  expect(shownRows(learn({}, weighted).model)).toEqual([
    {if: 'a = u and b = t', then: 'p', Pos: 3, Neg: 0, score: 0.25},
  ]);
});

it('needs a label of two values', () => {
  expect(() => learn({}, twoColumns('nnnn'))).toThrow(
    'The label does not have two values.',
  );
  expect(() => learn({}, [])).toThrow(
    'There is no label, no row, or no regular column.',
  );
});
