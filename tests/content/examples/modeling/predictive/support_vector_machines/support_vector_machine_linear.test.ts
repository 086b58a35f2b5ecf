import {expect, it} from 'vitest';
import {run as general} from '@lab/modeling/predictive/support_vector_machines/support_vector_machine';
import {run} from '@lab/modeling/predictive/support_vector_machines/support_vector_machine_linear';
import {real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [days = [], models = [], predictions = []] = exampleTables(import.meta);
const training = asTable(days, {sales: 'label'});
const fresh = asTable(picked(predictions, ['visitors']));
const fit = (settings = {}, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, settings);

it('has the models of the page', () => {
  expect(
    models.map(({C = 0, epsilon = 0}) => {
      const [weight, bias] = shownCells(
        fit({C: Number(C), epsilon: Number(epsilon)}).weights,
        'weight',
        2,
      );
      return {C, epsilon, weight, bias};
    }),
  ).toEqual(models);
});

it('hardly follows a label in thousands with the default C', () => {
  const shown = (C: number) =>
    shownCells(fit({C}).applied, 'prediction(sales)', 2);
  expect(shown(0)).toEqual(predictions.map((row) => row['C = 0']));
  expect(shownRows(fit({C: 5000}).weights)).toEqual(
    shownRows(fit({C: 1000}).weights),
  );
});

it('equals the general operator with the dot kernel', () => {
  const {model, applied} = general(
    {'training set': training, 'new data': fresh},
    {C: 100, epsilon: 10},
  );
  expect(shownRows(fit({C: 100, epsilon: 10}).applied)).toEqual(
    shownRows(applied),
  );
  expect(shownRows(fit({C: 100, epsilon: 10}).weights)).toEqual(
    shownRows(model),
  );
});

it('loses its weight to a gap in the training data', () => {
  const gap = training.map((one) =>
    one.role ? one : {...one, values: [null, ...one.values.slice(1)]},
  );
  expect(shownCells(fit({}, gap).applied, 'prediction(sales)')).toEqual([
    '?',
    '?',
    '?',
  ]);
});

it('leaves a row with the label 0 out of the weights', () => {
  const weights = (labels: readonly number[]) => {
    const table = [real('x', [1, 3]), real('y', labels, 'label')] as const;
    const {weights: kept} = fit({C: 10, scale: false}, table, [table[0]]);
    return shownCells(kept, 'weight');
  };
  expect(weights([1, 3])).toEqual([1, 0]);
  expect(weights([0, 2])).toEqual([1.5, -1]);
});
