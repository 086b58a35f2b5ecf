import {expect, it} from 'vitest';
import {run, costsOf} from '@lab/modeling/predictive/ensembles/metacost';
import {exampleTables, picked} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';

const [, matrix, rounds, answers] = exampleTables(import.meta);
const {outputs: learn} = liveExample(import.meta, run);
const COSTS = '[0 5; 1 0]';

it('reads the matrix of the page', () => {
  expect(costsOf(COSTS)).toEqual(
    matrix?.map((row) => [row['true no'], row['true yes']]),
  );
});

it('draws rows with repetition, and predicts the cheaper class', () => {
  expect(shownRows(learn().rounds)).toEqual(rounds);
  const {'labelled data': labelled, 'expected costs': costs = []} = learn();
  expect(
    picked(
      shownRows([...(labelled ?? []), ...costs]),
      Object.keys(answers?.[0] ?? {}),
    ),
  ).toEqual(answers);
});

it('draws the same rows in each round without replacement and with a local seed', () => {
  const drawn = (settings = {}) =>
    new Set(shownCells(learn(settings).rounds, 'rows drawn')).size;
  const seeded = {use_local_random_seed: true, use_subset_for_training: 0.5};
  expect(drawn({...seeded, sampling_with_replacement: false})).toBe(1);
  expect(drawn(seeded)).toBe(3);
});

it('cuts fractions of a row off with replacement, and rounds without', () => {
  const size = (replaces: boolean) =>
    String(
      shownCells(
        learn({
          use_subset_for_training: 0.59,
          sampling_with_replacement: replaces,
        }).rounds,
        'rows drawn',
      )[0],
    ).split(' ').length;
  expect([size(true), size(false)]).toEqual([5, 6]);
});

it('gives equal costs to the first class', () => {
  const {'labelled data': labelled} = learn({cost_matrix: '[1 1; 1 1]'});
  expect(new Set(shownCells(labelled, 'prediction(churn)'))).toEqual(
    new Set(['no']),
  );
});
