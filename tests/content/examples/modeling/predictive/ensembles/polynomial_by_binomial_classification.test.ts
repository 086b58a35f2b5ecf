import {expect, it} from 'vitest';
import {
  run,
  tasksOf,
} from '@lab/modeling/predictive/ensembles/polynomial_by_binomial_classification';
import type {Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [, answers, code] = exampleTables(import.meta);
const [strategies] = exampleTables(import.meta, 'Description');
const {outputs: learn} = liveExample(import.meta, run);
const CODE = {classification_strategies: 'exhaustive code (ECOC)'};

it('predicts by one against all as the page shows', () => {
  expect(
    shownRows(learn()['labelled data']).map((row) => ({
      monthly_charge: row.monthly_charge,
      monthly: row['confidence(monthly)'],
      'one year': row['confidence(one year)'],
      'two years': row['confidence(two years)'],
      'prediction(contract)': row['prediction(contract)'],
    })),
  ).toEqual(answers);
});

it('has the code words of the page', () => {
  expect(shownRows(learn(CODE).tasks)).toEqual(code);
});

it('makes as many tasks as the page says', () => {
  const classes = [...'abcdefghij'];
  const [all, one, exhaustive] = (strategies ?? []).map(
    (row) => row['With 10 classes'],
  );
  expect([
    tasksOf('1 against all', classes).length,
    tasksOf('1 against 1', classes).length,
    tasksOf(CODE.classification_strategies, classes).length,
  ]).toEqual([all, one, exhaustive]);
  expect(() => tasksOf('random code (ECOC)', classes)).toThrow('draws');
});

it('predicts the same by pairs and by the code', () => {
  const names = ['monthly', 'one year', 'two years', 'monthly'];
  const by = (settings = {}) =>
    shownCells(learn(settings)['labelled data'], 'prediction(contract)');
  expect(by({classification_strategies: '1 against 1'})).toEqual(names);
  expect(by(CODE)).toEqual(names);
});

it('gives confidences of a code that do not sum up to 1', () => {
  const rows = shownRows(learn(CODE)['labelled data']);
  const [first] = rows.map(
    (row) =>
      Number(row['confidence(monthly)']) +
      Number(row['confidence(one year)']) +
      Number(row['confidence(two years)']),
  );
  expect(first).toBeCloseTo(1.5, 2);
});

it('has no confidences if no model gives any, and predicts the first class', () => {
  // Each class has a separate column. The new row does not have a value in any
  // of them.
  const table = [
    real('a', [1, 1, 0, 0, 0, 0]),
    real('b', [0, 0, 1, 1, 0, 0]),
    real('c', [0, 0, 0, 0, 1, 1]),
    nominal('y', [...'aabbcc'], 'label'),
  ];
  const data: Table = [...'abc'].map((name) => real(name, [0]));
  const {'labelled data': labelled} = run(
    {'training set': table, 'unlabelled data': data},
    {},
  );
  expect(shownCells(labelled, 'prediction(y)')).toEqual(['a']);
  expect(shownCells(labelled, 'confidence(b)')).toEqual(['?']);
});
