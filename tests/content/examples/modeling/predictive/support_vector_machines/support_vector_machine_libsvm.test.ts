import {expect, it} from 'vitest';
import {run as general} from '@lab/modeling/predictive/support_vector_machines/support_vector_machine';
import {run} from '@lab/modeling/predictive/support_vector_machines/support_vector_machine_libsvm';
import {integer, nominal, real} from '@support/columns';
import {exampleTables, numbers, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [runs = [], alphas = [], predictions = []] = exampleTables(import.meta);
const training = asTable(runs, {state: 'label'});
const fresh = asTable(picked(predictions, ['pressure', 'flow']));
const oneClass = {svm_type: 'one-class', nu: 0.25, gamma: 1};
const fit = (settings: object, table = training, data = fresh) =>
  run({'training set': table, 'new data': data}, {...settings});

it('finds the support vectors of the page, whose alphas add up to nu times the rows', () => {
  const found = shownCells(fit(oneClass).alphas, 'alpha');
  expect(found).toEqual(numbers(alphas, 'alpha'));
  const sum = shownCells(fit(oneClass).alphas, 'alpha', 9).reduce<number>(
    (all, one) => all + Number(one),
    0,
  );
  expect(sum).toBeCloseTo(2, 6);
});

it('gives up the last row with a larger nu', () => {
  const last = (nu: number) =>
    shownCells(
      fit({...oneClass, nu}, training, training.slice(0, 2)).applied,
      'confidence(inside)',
    ).at(-1);
  expect(last(0.25)).toBe(0);
  expect(last(0.5)).toBeLessThan(0);
});

const classes = [
  real('x', [0, 1, 5, 6, 10, 11]),
  nominal('y', ['low', 'low', 'middle', 'middle', 'high', 'high'], {
    role: 'label',
    knownValues: ['low', 'high', 'middle'],
  }),
] as const;

it('votes among three classes, with a confidence of 1', () => {
  const {applied} = fit({C: 10, kernel_type: 'linear'}, classes, [
    real('x', [0.5, 5.5, 10.5]),
  ]);
  expect(shownCells(applied, 'prediction(y)')).toEqual([
    'low',
    'middle',
    'high',
  ]);
  expect(shownCells(applied, 'confidence(high)')).toEqual([0, 0, 1]);
});

it('equals mySVM without scaling, for two classes and for a number', () => {
  const two = classes.map((one) => ({
    ...one,
    values: one.values.slice(0, 4),
    ...('role' in one && {knownValues: ['low', 'middle']}),
  }));
  const probe = [real('x', [2, 3.2, 4])] as const;
  const inputs = {'training set': two, 'new data': probe};
  expect(shownRows(fit({C: 1, gamma: 0.5}, two, probe).applied)).toEqual(
    shownRows(
      general(inputs, {
        C: 1,
        kernel_type: 'radial',
        kernel_gamma: 0.5,
        scale: false,
      }).applied,
    ),
  );
  const line = [
    real('x', [1, 2, 3, 4]),
    real('y', [2, 4.5, 6, 8], 'label'),
  ] as const;
  expect(
    shownRows(
      fit({svm_type: 'epsilon-SVR', kernel_type: 'linear', C: 1}, line, probe)
        .applied,
    ),
  ).toEqual(
    shownRows(
      general(
        {'training set': line, 'new data': probe},
        {C: 1, epsilon: 0.1, scale: false},
      ).applied,
    ),
  );
});

it('has a gamma of one by the number of rows, and a C from the kernel', () => {
  const set = {C: 1, gamma: 1 / 6};
  const probe = [real('x', [3])] as const;
  expect(shownRows(fit({}, classes, probe).applied)).toEqual(
    shownRows(fit(set, classes, probe).applied),
  );
});

it('stops at a gap, also in an id, and at a type that does not fit', () => {
  const withId = [
    ...training,
    integer('id', [null, 2, 3, 4, 5, 6, 7, 8], 'id'),
  ] as const;
  expect(() => fit(oneClass, withId)).toThrow('"id" has missing values');
  expect(() => fit({svm_type: 'nu-SVR'})).toThrow('does not fit');
});
