import {expect, it} from 'vitest';
import {
  run,
  factorOf,
} from '@lab/modeling/predictive/ensembles/bayesian_boosting';
import {nominal, real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [, rounds, weights, answers] = exampleTables(import.meta);
const {outputs: boost} = liveExample(import.meta, run);

it('finds the questions and factors of the page', () => {
  expect(shownRows(boost().rounds)).toEqual(rounds);
});

it('weighs the rows as the page shows', () => {
  const rows = weights?.map(({row}) => row);
  expect(
    shownRows(boost()['row weights']).filter(({row}) =>
      rows?.includes(Number(row)),
    ),
  ).toEqual(weights);
});

it('predicts new customers', () => {
  expect(
    picked(
      shownRows(boost()['labelled data']),
      Object.keys(answers?.[0] ?? {}),
    ),
  ).toEqual(answers);
});

it('drops rows that are explained beyond doubt, with skews', () => {
  const [, , second] = boost({allow_marginal_skews: true})['row weights'] ?? [];
  expect([second?.values[8], second?.values[9]]).toEqual([0, 0]);
});

it('passes over a model that made no such prediction in training', () => {
  const shares = [
    [0.6, 0.4],
    [0, 0],
  ];
  expect(factorOf(shares, 1, 1)).toBeNaN();
  expect(factorOf(shares, 1, 0)).toBeCloseTo(1, 10);
});

it('predicts the only class', () => {
  const single = [real('x', [1, 2]), nominal('y', ['a', 'a'], 'label')];
  const {'labelled data': labelled} = boost(
    {},
    {'training set': single, 'unlabelled data': [real('x', [1])]},
  );
  expect(shownCells(labelled, 'prediction(y)')).toEqual(['a']);
});
