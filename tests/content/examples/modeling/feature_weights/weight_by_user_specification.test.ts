import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_user_specification';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers, entries, output] = exampleTables(import.meta);
const table = asTable(customers, {churn: 'label'});
const list = column(entries, 'Expression').map(
  (expression, row) =>
    [String(expression), String(column(entries, 'Weight')[row])] as const,
);
const weigh = (settings = {}) =>
  run(
    {'example set': table},
    {name_regex_to_weights: list, default_weight: 0.5, ...settings},
  ).weights;

it('distributes a weight before a later entry replaces it', () => {
  const weights = weigh({distribute_weights: true, sort_weights: false});
  expect(shownCells(weights, 'weight')).toEqual(column(output, 'distributed'));
});

it('fits whole names only', () => {
  const weights = weigh({name_regex_to_weights: [['calls', 9]]});
  expect(new Set(shownCells(weights, 'weight'))).toEqual(new Set([0.5]));
});
