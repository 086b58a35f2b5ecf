import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/rules/rule_induction';
import type {Table} from '@lab/_shared/types';
import {integer, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {labeledColumn} from '@support/labeledColumn';

const [customers, terms, rules] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (settings = {}, table: Table = training, data: Table = []) =>
  run({'training set': table, 'unlabelled data': data}, settings);

it('rates the first conditions and learns the rules of the page', () => {
  const result = learn({sample_ratio: 1});
  expect(shownRows(result.terms)).toEqual(terms);
});

it('predicts churn where the charge is missing', () => {
  const {'labelled data': labelled} = learn({sample_ratio: 1}, training, [
    integer('tenure_months', [20, 20, 16]),
    real('monthly_charge', [null, 40, 49.96]),
  ]);
  expect(shownCells(labelled, 'prediction(churn)')).toEqual([
    'yes',
    'no',
    'no',
  ]);
  expect(shownCells(labelled, 'confidence(yes)')).toEqual([1, 0, 0]);
});

it('rounds the counts of the last rule down', () => {
  const {model} = learn({use_local_random_seed: true, local_random_seed: 1992});
  expect(shownCells(model, 'if')).toEqual(rules?.map((rule) => rule.if));
  expect(shownCells(model, 'yes')).toEqual([0, 3]);
});

const rulesOf = (data: Table, settings = {}) =>
  shownRows(learn({sample_ratio: 1, ...settings}, data).model);

it('has the rule else only, where one class is pure enough', () => {
  const data = labeledColumn([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'aaaaaaaaab');
  expect(rulesOf(data)).toEqual([{if: 'else', then: 'a', a: 9, b: 1}]);
  expect(rulesOf(data, {pureness: 0.95})).toEqual([
    {if: 'x ≤ 9.5', then: 'a', a: 9, b: 0},
    {if: 'else', then: 'b', a: 0, b: 1},
  ]);
});

it('reads a gap as the first value while conditions are compared, and never fulfills one', () => {
  const data = labeledColumn(['u', 'u', 'u', 'v', 'v', null], 'aaabba', [
    'u',
    'v',
  ]);
  expect(rulesOf(data)).toEqual([
    {if: 'x = u', then: 'a', a: 3, b: 0},
    {if: 'x = v', then: 'b', a: 0, b: 2},
    {if: 'else', then: 'a', a: 1, b: 0},
  ]);
});

it('offers no condition where the best cut parts numbers from gaps', () => {
  const data = labeledColumn([1, 2, 1, 2, null, null], 'aaaabb');
  expect(shownCells(learn({sample_ratio: 1}, data).terms, 'hits')).toEqual([]);
});

it('takes back a condition that the test rows speak against', () => {
  const numbers = Array.from({length: 20}, (_, at) => at);
  const data = labeledColumn(numbers, 'abbabaabbabaababbaba');
  const settings = {
    sample_ratio: 0.5,
    use_local_random_seed: true,
    pureness: 1,
  };
  const lengths = [0, 1].map(
    (benefit) =>
      rulesOf(data, {...settings, minimal_prune_benefit: benefit}).length,
  );
  expect(lengths[0]).toBeLessThan(lengths[1] ?? 0);
});
