import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/rules/tree_to_rules';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, rules, compared] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const result = run(
  {
    'training set': training,
    'unlabelled data': asTable(compared, {}, ['region', 'contract', 'payment']),
  },
  {},
);

it('makes a rule of each leaf', () => {
  expect(shownRows(result.model)).toEqual(rules);
});

it('predicts like the tree where a leaf is reached, and nothing elsewhere', () => {
  expect(shownCells(result['labelled data'], 'prediction(churn)')).toEqual(
    column(compared, 'by the rules'),
  );
  expect(shownCells(result.tree, 'prediction(churn)')).toEqual(
    column(compared, 'by the tree'),
  );
  expect(shownCells(result.tree, 'confidence(no)')).toEqual([0, 0.333, 0.429]);
});
