import {expect, it} from 'vitest';
import {run as linear} from '@lab/modeling/predictive/discriminant_analysis/linear_discriminant_analysis';
import {run as quadratic} from '@lab/modeling/predictive/discriminant_analysis/quadratic_discriminant_analysis';
import {run as regularized} from '@lab/modeling/predictive/discriminant_analysis/regularized_discriminant_analysis';
import {run as normalize} from '@lab/cleansing/normalization/normalize';
import type {Run, Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const FOLDER = 'operators/modeling/predictive/discriminant_analysis';
const [compared] = exampleTables(
  `${FOLDER}/index`,
  'Twelve days of three shops',
);
const [days = []] = exampleTables(`${FOLDER}/linear_discriminant_analysis`);
const shops = column(days, 'shop');

const training = asTable(days, {shop: 'label'});
const normalized = normalize({'example set input': training}, {})[
  'example set output'
] as Table;

const predictions = (run: Run, table: Table) =>
  shownCells(
    run({'training set': table, 'new data': table}, {}).applied,
    'prediction(shop)',
  );

function comparedRow(name: string, run: Run) {
  const right = (table: Table) =>
    predictions(run, table).filter((shop, at) => shop === shops[at]).length;
  return {
    Operator: name,
    'Days right': right(training),
    'Days right, normalized': right(normalized),
  };
}

it('compares the three operators', () => {
  expect([
    comparedRow('Linear Discriminant Analysis', linear),
    comparedRow('Quadratic Discriminant Analysis', quadratic),
    comparedRow('Regularized Discriminant Analysis, alpha 0.5', regularized),
  ]).toEqual(compared);
});

it('assigns all plain days to one shop with a matrix for each class', () => {
  for (const run of [quadratic, regularized]) {
    expect(new Set(predictions(run, training))).toEqual(new Set(['Station']));
  }
});
