import {expect, it} from 'vitest';
import {
  run,
  transformationOf,
} from '@lab/modeling/predictive/ensembles/transformed_regression';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [orders, answers] = exampleTables(import.meta);
const training = asTable(orders, {order: 'id', days: 'label'}, [
  'order',
  'days',
]);
const news = [nominal('order', ['F'])];
const learn = (settings = {}) =>
  run({'training set': training, 'unlabelled data': news}, settings);
const DAYS = [2, 3, 5, 5, 20];

it('transforms the label as the page shows', () => {
  for (const method of ['log', 'rank']) {
    const {transformed} = learn({transformation_method: method});
    expect(shownCells(transformed, 'transformation(days)')).toEqual(
      orders?.map((row) => row[method]),
    );
  }
});

it('predicts in days', () => {
  for (const row of answers ?? []) {
    const results = learn({
      transformation_method: row['transformation method'] ?? '',
    });
    expect(shownCells(results.answers, 'inner prediction')).toEqual([
      row['inner prediction'],
    ]);
    expect(shownCells(results['labelled data'], 'prediction(days)')).toEqual([
      row['prediction(days)'],
    ]);
  }
});

it('divides by the variance, and comes back to the same prediction', () => {
  const {transformed, 'labelled data': labelled} = learn({
    transformation_method: 'none',
    z_scale: true,
  });
  // The labels have a mean of 7 and a variance of 54.5.
  expect(shownCells(transformed, 'transformation(days)')[0]).toBe(-0.092);
  expect(shownCells(labelled, 'prediction(days)')).toEqual([7]);
});

it('keeps ranks inside of the labels', () => {
  const ranks = transformationOf(DAYS, {transformation_method: 'rank'});
  expect([-2, 0, 2.5, 9, NaN].map(ranks.back)).toEqual([2, 2, 12.5, 20, 2]);
  const rounded = transformationOf(DAYS, {
    transformation_method: 'rank',
    interpolate_rank: false,
  });
  expect([1.5, 1.6, -1, 7].map(rounded.back)).toEqual([5, 5, 2, 20]);
});

it('gives all missing labels one rank above the others', () => {
  const ranks = transformationOf([1, NaN, 2, NaN], {
    transformation_method: 'rank',
  });
  expect([1, 2, NaN].map(ranks.forth)).toEqual([0, 1, 2]);
  expect([0.5, 1, 1.2].map(ranks.back)).toEqual([1.5, 2, NaN]);
});

it('cuts shares before the logistic link', () => {
  const link = transformationOf(DAYS, {transformation_method: 'logistic link'});
  expect(link.forth(0)).toBeCloseTo(-25.33, 2);
  expect(link.forth(0)).toBe(link.forth(-3));
  expect(link.forth(1)).toBeCloseTo(25.33, 2);
  expect(link.back(link.forth(0.3))).toBeCloseTo(0.3, 10);
});
