import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/ensembles/bagging';
import {nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [, rounds, answers] = exampleTables(import.meta);
const {outputs: bag} = liveExample(import.meta, run);

it('draws rows and asks questions as the page shows', () => {
  expect(shownRows(bag().rounds)).toEqual(rounds);
});

it('predicts by the mean and by votes', () => {
  const mean = bag()['labelled data'];
  const votes = bag({average_confidences: false})['labelled data'];
  expect(shownCells(mean, 'confidence(yes)')).toEqual(
    answers?.map((row) => row['confidence(yes)']),
  );
  expect(shownCells(mean, 'prediction(churn)')).toEqual(
    answers?.map((row) => row['by mean']),
  );
  expect(shownCells(votes, 'prediction(churn)')).toEqual(
    answers?.map((row) => row['by votes']),
  );
  expect(shownCells(votes, 'confidence(yes)')[1]).toBe(0.731);
});

it('draws the same rows in each round with a local random seed', () => {
  const seeded = bag({use_local_random_seed: true}).rounds;
  expect(new Set(shownCells(seeded, 'rows left out')).size).toBe(1);
});

it('never leaves the last of ten rows out with the default ratio', () => {
  const many = bag({sample_ratio: 0.9, iterations: 200}).rounds;
  const left = new Set(shownCells(many, 'rows left out'));
  expect([...left].map(Number).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

it('averages numbers, and a missing one makes the mean missing', () => {
  const line = [
    real('x', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    real('y', [2, 4, 6, 8, 10, 12, 14, 16, 18, 20], 'label'),
  ];
  const data = [real('x', [5, 12])];
  expect(
    shownCells(
      bag({}, {'training set': line, 'unlabelled data': data})['labelled data'],
      'prediction(y)',
    ),
  ).toEqual([10, 24]);
});

it('gives a tie to the first class', () => {
  const flat = [real('x', [1, 1, 1, 1]), nominal('y', [...'baab'], 'label')];
  const {'labelled data': labelled} = bag(
    {sample_ratio: 1},
    {'training set': flat, 'unlabelled data': [real('x', [1])]},
  );
  expect(shownCells(labelled, 'prediction(y)')).toEqual(['b']);
});
