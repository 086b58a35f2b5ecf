import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/modeling/predictive/functions/gaussian_process';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [known, output] = exampleTables(import.meta);
const training = asTable(known, {energy: 'label'});
const fresh = asTable(picked(output ?? [], ['temperature']));
const predict = (settings: Settings, table = training) =>
  shownCells(
    run({'training set': table, 'new data': fresh}, settings).applied,
    'prediction(energy)',
  );

it.each([3, 10])('predicts with the length %s', (length) => {
  expect(predict({kernel_lengthscale: length})).toEqual(
    column(output, `length ${length}`),
  );
});

it('is computed only while all rows are basis vectors', () => {
  expect(() => predict({max_basis_vectors: 7})).toThrow('basis vectors');
  const twice = training.map((one) => ({
    ...one,
    values: [...one.values, one.values[0] ?? null],
  }));
  expect(() => predict({}, twice)).toThrow('basis vectors');
});

it('falls with the distance by another kernel, too', () => {
  const [near, , far] = predict({kernel_type: 'laplace'}).map(Number);
  expect(near).toBeGreaterThan(far ?? NaN);
  expect(predict({kernel_type: 'cauchy'})[4]).toBe('?');
});
