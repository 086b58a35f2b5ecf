import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/trees/decision_tree_weight_based';
import type {Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [customers, runs] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (settings = {}, table: Table = training) =>
  run({'training set': table}, settings);

it('runs the inner process as often as the page shows', () => {
  expect(shownRows(learn({minimal_leaf_size: 1}).runs)).toEqual(runs);
});

it('leaves the east together by default', () => {
  expect(shownRows(learn().model)[1]).toEqual({
    leaf: 'region = east',
    no: 2,
    yes: 2,
    prediction: 'no',
  });
});

it('does not ask a column with the weight 0', () => {
  const table = [
    nominal('x', [...'uuvv']),
    nominal('label', [...'abab'], 'label'),
  ];
  expect(shownRows(learn({}, table).model)).toHaveLength(1);
});
