import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/trees/decision_stump';
import type {Table} from '@lab/_shared/types';
import {integer, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {labeledColumn} from '@support/labeledColumn';

const [customers, criteria] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (settings = {}, table: Table = training, data: Table = []) =>
  run({'training set': table, 'unlabelled data': data}, settings);

it('rates the columns and asks the best one as the page shows', () => {
  expect(shownRows(learn().criteria)).toEqual(criteria);
});

it('predicts new customers', () => {
  const data = [integer('tenure_months', [13, 52, null])];
  const labelled = learn({}, training, data)['labelled data'];
  expect(shownCells(labelled, 'prediction(churn)')).toEqual([
    'yes',
    'no',
    'no',
  ]);
  expect(shownCells(labelled, 'confidence(yes)')).toEqual([1, 0.143, 0.4]);
  expect(shownCells(labelled, 'confidence(no)')).toEqual([0, 0.857, 0.6]);
});

it('takes a number at the limit to the lower branch, and the lowest limit of equals', () => {
  const {model} = learn(
    {},
    labeledColumn([1, 2, 3], 'aba'),
    labeledColumn([1.5], 'a'),
  );
  expect(shownRows(model)[0]?.leaf).toBe('x ≤ 1.5');
  const at = learn({}, labeledColumn([1, 2, 3], 'abb'), [
    real('x', [1.5, 1.6]),
  ]);
  expect(shownCells(at['labelled data'], 'prediction(label)')).toEqual([
    'a',
    'b',
  ]);
});

it('splits by noise, but not a table that is too small', () => {
  const noise = labeledColumn(['u', 'u', 'v', 'v'], 'abab');
  expect(shownRows(learn({}, noise).model)).toHaveLength(2);
  expect(shownRows(learn({minimal_leaf_size: 5}, noise).model)).toHaveLength(1);
  expect(shownRows(learn({minimal_leaf_size: 4}, noise).model)).toHaveLength(2);
});

it('adds up the accuracies of the branches', () => {
  const criterion = 'accuracy';
  const benefit = (values: string[], classes: string) =>
    shownCells(
      learn({criterion}, labeledColumn(values, classes)).criteria,
      'benefit',
    );
  expect(benefit(['u', 'u', 'v', 'v', 'w', 'w'], 'ababab')).toEqual([1.5]);
  expect(benefit(['u', 'u', 'v', 'v'], 'aabb')).toEqual([2]);
  const unused = labeledColumn(['u', 'u', 'v', 'v'], 'aabb', ['u', 'v', 'w']);
  expect(learn({criterion}, unused).criteria?.[2]?.values).toEqual([NaN]);
});

it('passes over numbers whose gaps say more', () => {
  const gaps = labeledColumn([1, 2, 1, 2, null, null], 'aaaabb');
  expect(shownCells(learn({}, gaps).criteria, 'column')).toEqual([]);
});
