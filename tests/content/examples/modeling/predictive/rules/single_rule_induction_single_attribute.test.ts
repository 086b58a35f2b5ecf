import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/rules/single_rule_induction_single_attribute';
import type {Table, Value} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, errors] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (table: Table, data: Table = []) =>
  run({'training set': table, 'unlabelled data': data}, {});

it('shows the errors of all columns, and the rules of the best', () => {
  const result = learn(training);
  expect(shownRows(result.errors)).toEqual(errors);
});

it('has two rules of the months without the charge', () => {
  const table = training.filter(({name}) => name !== 'monthly_charge');
  expect(shownRows(learn(table).model)).toEqual([
    {if: 'tenure_months ≤ 15.5', then: 'yes', no: 0, yes: 3},
    {if: 'else', then: 'no', no: 6, yes: 1},
  ]);
});

const nominal = (
  values: readonly Value[],
  knownValues?: readonly string[],
): Table => [
  {name: 'x', type: 'nominal', values, ...(knownValues && {knownValues})},
  {name: 'label', type: 'nominal', role: 'label', values: [...'aab']},
];

it('swaps the rules where rows and list have values in another order', () => {
  const {model} = learn(nominal(['u', 'u', 'v'], ['v', 'u']));
  expect(shownCells(model, 'if')).toEqual(['x = v', 'x = u']);
  expect(shownCells(model, 'then')).toEqual(['a', 'b']);
});

it('predicts nothing for a new value', () => {
  const {'labelled data': labelled} = learn(nominal(['u', 'u', 'v']), [
    {name: 'x', type: 'nominal', values: ['v', 'w']},
  ]);
  expect(shownCells(labelled, 'prediction(label)')).toEqual(['b', '?']);
});
