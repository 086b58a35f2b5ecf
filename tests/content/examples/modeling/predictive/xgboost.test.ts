import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/xgboost';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, splits, leaves] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const boost = (settings = {}) => run({'training set': training}, settings);

it('shows the splits of the first round', () => {
  const result = boost();
  expect(result.features).toHaveLength(7);
});

it('shows the leaves of the tree', () => {
  const [first] = splits ?? [];
  const values = [
    [first?.['G below'], first?.['H below']],
    [first?.['G above'], first?.['H above']],
  ].map(([g, h]) => -Number(g) / (Number(h) + 1));
  expect(values.map((value) => rounded(value))).toEqual(
    column(leaves, 'value'),
  );
  expect(values.map((value) => rounded(value * 0.3))).toEqual(
    column(leaves, 'times 0.3'),
  );
  const confidences = shownCells(boost().predictions, 'confidence');
  const months = column(customers, 'tenure_months').map(Number);
  const [below, above] = column(leaves, 'confidence(yes)');
  expect(confidences).toEqual(
    months.map((value) => (value < 23.5 ? below : above)),
  );
  expect(column(leaves, 'rows')).toEqual([
    months.filter((value) => value < 23.5).length,
    months.filter((value) => value >= 23.5).length,
  ]);
});

it('splits at 15.5 where three rows are enough for a leaf', () => {
  const {splits: found} = boost({min_child_weight: 0.75});
  expect(shownRows(found)[0]).toMatchObject({
    column: 'tenure_months',
    limit: 15.5,
  });
});

it('makes a column of ones and gaps for each of three values', () => {
  const {features} = boost();
  expect(features?.map(({name}) => name).slice(3)).toEqual([
    'contract',
    'payment = transfer',
    'payment = invoice',
    'payment = card',
  ]);
  expect(features?.[4]?.values.slice(0, 3)).toEqual([1, null, null]);
});

it('takes a 0 for a gap, of numbers and of two values', () => {
  const {features} = boost();
  expect(features?.[2]?.values.slice(6)).toEqual([null, 1, 4, 2]);
  expect(features?.[3]?.values.slice(0, 3)).toEqual([null, 1, null]);
});

it('has no split where the least weight is too high', () => {
  expect(shownRows(boost({min_child_weight: 2}).splits)).toEqual([]);
  expect(
    shownCells(boost({min_child_weight: 2}).predictions, 'confidence')[0],
  ).toBe(0.5);
});
