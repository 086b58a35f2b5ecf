import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/functions/local_polynomial_regression';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [known, output] = exampleTables(import.meta);
const training = asTable(known, {energy: 'label'});
const fresh = asTable(picked(output ?? [], ['temperature']), {
  temperature: {type: 'integer'},
});
const predict = (settings = {}, table = training) =>
  shownCells(
    run({'training set': table, 'new data': fresh}, settings).applied,
    'prediction(energy)',
  );

it.each([0, 1, 2])('predicts with degree %s', (degree) => {
  expect(predict({degree})).toEqual(column(output, `degree ${degree}`));
});

it('takes the label of a single neighbor, and has nothing without one', () => {
  const settings = {neighborhood_type: 'Fixed Distance', fixed_distance: 2};
  // 2 is equally far from 0 and 4, and a distance equal to the bound is inside.
  expect(
    predict({...settings, smoothing_kernel: 'Rectangular', degree: 0})[0],
  ).toBe(88.5);
  expect(predict(settings).slice(1)).toEqual([44, '?', '?']);
});

it('leaves out rows of weight 0, unless weights are not used', () => {
  const weights = {name: 'w', type: 'real', role: 'weight'} as const;
  const weighted = [
    ...training,
    {...weights, values: [1, 1, 1, 0, 1, 1, 1, 1]},
  ];
  expect(predict({}, weighted)[1]).not.toBe(predict()[1]);
  expect(predict({use_weights: false}, weighted)).toEqual(predict());
});
