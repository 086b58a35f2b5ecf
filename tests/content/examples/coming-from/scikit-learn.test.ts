import {expect, it} from 'vitest';
import {run as normalize} from '@lab/cleansing/normalization/normalize';
import {run as nearest} from '@lab/modeling/predictive/lazy/k_nn';
import {textOfPage} from '@support/claims';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers = [], scaled, predicted] = exampleTables(import.meta);
const SETTINGS = {method: 'Z-transformation'};
const ROLES = {customer: {role: 'id'}, churn: {role: 'label'}};

const {'example set output': training = []} = normalize(
  {'example set input': asTable(customers, ROLES)},
  SETTINGS,
);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation that divides by the number of values minus `freedom`. */
function deviation(values: readonly number[], freedom: 0 | 1): number {
  const center = mean(values);
  const squares = values.map((value) => (value - center) ** 2);
  return Math.sqrt((mean(squares) * values.length) / (values.length - freedom));
}

it.each(['age', 'income'])('scales %s as the page shows', (name) => {
  expect(
    shownCells(training, name).map((value) => rounded(Number(value))),
  ).toEqual(column(scaled, name));
  const values = numbers(customers, name);
  expect(
    values.map((value) =>
      rounded((value - mean(values)) / deviation(values, 0)),
    ),
  ).toEqual(column(scaled, `${name} in scikit-learn`));
});

it('predicts the class of the nearest customer', () => {
  const [row = {}] = predicted ?? [];
  const fresh = Object.fromEntries(
    ['age', 'income'].map((name) => {
      const values = numbers(customers, name);
      const value = Number(row[name]);
      return [name, (value - mean(values)) / deviation(values, 1)];
    }),
  );
  const {applied} = nearest(
    {'training set': training, 'new data': asTable([fresh])},
    {k: 1, weighted_vote: false},
  );
  expect(shownCells(applied, 'prediction(churn)')).toEqual(
    column(predicted, 'prediction(churn)'),
  );
  expect(textOfPage('operators/coming-from/scikit-learn')).toContain(
    `the scaled values of age and income, ${Object.values(fresh)
      .map((value) => rounded(value))
      .join(' and ')}.`,
  );
});
