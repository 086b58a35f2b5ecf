import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/ensembles/hierarchical_multi_class_classification';
import type {Table} from '@lab/_shared/types';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, models, answers] = exampleTables(import.meta);
const [hierarchy] = exampleTables(import.meta, 'Description');
const trainingWith = (knownValues?: readonly string[]): Table =>
  asTable(customers, {
    customer_id: 'id',
    contract: {role: 'label', ...(knownValues && {knownValues})},
  });
const training = trainingWith();
const news = asTable(answers, {}, ['monthly_charge']);
type Pairs = readonly (readonly [string, string])[];
const PAIRS: Pairs = (hierarchy ?? []).map((row) => [
  String(row['parent class']),
  String(row['child class']),
]);
const learn = (pairs: Pairs = PAIRS, data: Table = news, table = training) =>
  run({'training set': table, 'unlabelled data': data}, {hierarchy: pairs});
const CHEAP = [real('monthly_charge', [24])];
const TWO_YEARS_FIRST: Pairs = [
  ['all', 'two years'],
  ['all', 'others'],
  ['others', 'monthly'],
  ['others', 'one year'],
];

it('asks a question at each parent', () => {
  expect(shownRows(learn().models)).toEqual(models);
});

it('predicts as the page shows', () => {
  expect(
    shownRows(learn()['labelled data']).map((row) => ({
      monthly_charge: row.monthly_charge,
      'prediction(contract)': row['prediction(contract)'],
      monthly: row['confidence(monthly)'],
      'one year': row['confidence(one year)'],
      'two years': row['confidence(two years)'],
    })),
  ).toEqual(answers);
  expect((6 / 9) * (3 / 6)).toBeCloseTo(1 / 3, 10);
});

it('has no confidences below a root that is sure', () => {
  const {'labelled data': labelled} = learn(
    TWO_YEARS_FIRST,
    CHEAP,
    trainingWith(['two years', 'monthly', 'one year']),
  );
  expect(shownCells(labelled, 'prediction(contract)')).toEqual(['two years']);
  expect(shownCells(labelled, 'confidence(two years)')).toEqual(['?']);
});

it('goes by the places of the leaves, not by their names', () => {
  expect(learn(TWO_YEARS_FIRST)['labelled data']).toEqual(
    learn()['labelled data'],
  );
});

it('leaves out the last classes if there are fewer leaves', () => {
  const {'labelled data': labelled} = learn(
    [
      ['all', 'one year'],
      ['all', 'two years'],
    ],
    CHEAP,
  );
  expect(shownCells(labelled, 'prediction(contract)')).toEqual(['one year']);
});

it('refuses what is no tree', () => {
  expect(() => learn([...PAIRS, ['other', 'monthly']])).toThrow('2 roots');
  expect(() =>
    learn([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toThrow('0 roots');
  expect(() => learn([['all', 'monthly']])).toThrow('single child');
  expect(() =>
    learn([
      ['all', 'monthly'],
      ['all', 'three years'],
    ]),
  ).toThrow('"three years"');
});
