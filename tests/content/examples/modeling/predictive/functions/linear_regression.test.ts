import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/functions/linear_regression';
import {withColumn} from '@support/changedTable';
import {integer, nominal, real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [days, full, chosen, predictions] = exampleTables(import.meta);
const training = asTable(days, {sales: 'label'});
const fresh = asTable(
  picked(predictions ?? [], ['visitors', 'promotion', 'weekday']),
  {visitors: {type: 'integer'}},
);
const fit = (settings = {}, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, settings);

it('fits all columns, and those that M5 prime keeps', () => {
  expect(shownRows(fit({feature_selection: 'none'}).model)).toEqual(full);
  expect(shownRows(fit().model)).toEqual(chosen);
});

it('draws the line of the model', () => {
  const ends = [integer('visitors', [94, 214])] as const;
  const data = [
    ...ends,
    integer('promotion', [0, 0]),
    integer('weekday', [0, 0]),
  ] as const;
  expect(
    shownCells(fit({}, training, data).applied, 'prediction(sales)', 2),
  ).toEqual([1356.86, 3273.45]);
});

it('stops at a gap in the training data, and where a column is absent', () => {
  const gap = withColumn(training, 'promotion', () => null);
  expect(() => fit({}, gap)).toThrow('missing values');
  expect(() => fit({}, training, fresh.slice(0, 2))).toThrow('absent');
});

it('passes over columns that the training did not have', () => {
  const more = [
    real('extra', fresh[0]?.values.map(() => 1) ?? []),
    ...fresh,
  ] as const;
  expect(
    shownCells(fit({}, training, more).applied, 'prediction(sales)'),
  ).toEqual(shownCells(fit().applied, 'prediction(sales)'));
});

it('gives the first class at exactly 0.5', () => {
  const two = [
    real('x', [0, 1]),
    nominal('y', ['no', 'yes'], 'label'),
  ] as const;
  const {applied} = fit({feature_selection: 'none', ridge: 0}, two, [
    real('x', [0.5, 0.6]),
  ]);
  expect(shownCells(applied, 'prediction(y)')).toEqual(['no', 'yes']);
  expect(shownCells(applied, 'confidence(yes)')).toEqual([0.5, 0.525]);
});
