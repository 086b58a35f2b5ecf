import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/support_vector_machines/fast_large_margin';
import {nominal, real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers = [], models = [], predictions = []] = exampleTables(
  import.meta,
);
const training = asTable(customers, {churn: 'label'});
const fresh = asTable(picked(predictions, ['tenure', 'charge']));
const fit = (settings: object, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, {...settings});

it('has the coefficients of the page', () => {
  expect(
    models.map((row) => {
      const [tenure, charge, bias] = shownCells(
        fit({
          solver: row.solver,
          C: row.C,
          class_weights: [['yes', String(row['class weight of yes'])]],
        }).model,
        'coefficient',
      );
      return {...row, tenure, charge, bias};
    }),
  ).toEqual(models);
});

it('speaks for the class of the first row', () => {
  const turned = training.map((one) => ({
    ...one,
    values: [...one.values].reverse(),
  }));
  const of = (table: typeof training) =>
    shownCells(fit({}, table).model, 'coefficient', 6).map(Number);
  of(turned).forEach((one, at) =>
    expect(one).toBeCloseTo(-Number(of(training)[at]), 5),
  );
});

it('gives the other class at exactly 0', () => {
  const two = [real('x', [-1, 1]), nominal('y', ['a', 'b'], 'label')] as const;
  const {applied} = fit({use_bias: false}, two, [real('x', [0, -0.1])]);
  expect(shownCells(applied, 'prediction(y)')).toEqual(['b', 'a']);
});

it('stops for one row, and for rows of one class', () => {
  const first = (count: number) =>
    training.map((one) => ({
      ...one,
      values: one.values.slice(0, count),
      ...(one.role && {knownValues: ['no', 'yes']}),
    }));
  expect(() => fit({}, first(1))).toThrow('two rows');
  expect(() => fit({}, first(3))).toThrow('one class');
});
