import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/trees/parallel_random_forest';
import type {Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {exampleTables, numbers, picked, rounded} from '@support/exampleTables';
import {chartsOf} from '@support/figures';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, trees, answers] = exampleTables(import.meta);
const training = asTable(customers, {row: 'id', churn: 'label'});
const draws = asTable(trees, {}, ['rows drawn']);
const forest = (
  months: readonly number[],
  settings = {},
  drawn: Table = draws,
) =>
  run(
    {
      'training set': training,
      draws: drawn,
      'unlabelled data': [real('tenure_months', months)],
    },
    settings,
  );
const confidences = (months: readonly number[], settings = {}, drawn = draws) =>
  shownCells(
    forest(months, settings, drawn)['labelled data'],
    'confidence(yes)',
  );

it('draws as many rows as there are', () => {
  for (const rows of draws[0]?.values ?? []) {
    expect(String(rows).split(' ')).toHaveLength(10);
  }
  expect([rounded((1 - 1 / 10) ** 10, 2), rounded(0.999 ** 1000, 2)]).toEqual([
    0.35, 0.37,
  ]);
});

it('learns the trees of the page', () => {
  expect(shownRows(forest([]).trees)).toEqual(
    picked(trees, ['limit', 'no up to', 'yes up to', 'no above', 'yes above']),
  );
});

it('votes as the page shows', () => {
  const months = numbers(answers, 'tenure_months');
  expect(
    shownCells(forest(months)['labelled data'], 'prediction(churn)').map(
      (prediction, at) => ({
        tenure_months: months[at],
        prediction,
        'mean confidence of yes': confidences(months)[at],
        'share of trees for yes': confidences(months, {
          voting_strategy: 'majority vote',
        })[at],
      }),
    ),
  ).toEqual(answers);
});

it('draws the confidences of the chart', () => {
  const [chart] = chartsOf(import.meta);
  const single = (at: number) => [
    nominal('rows drawn', [draws[0]?.values[at] ?? null]),
  ];
  Object.entries(chart?.series ?? {}).forEach(([name, {data}], at) => {
    const drawn = name === 'forest' ? draws : single(at);
    // A step starts just above its limit.
    const months = data.map(([month]) => month + 0.01);
    expect(confidences(months, {}, drawn)).toEqual(
      data.map(([, confidence]) => confidence),
    );
  });
});

it('puts a number at the limit into the lower leaf', () => {
  expect(confidences([15.5, 16, 40])).toEqual([0.667, 0.389, 0.167]);
});

it('does not decide ties, which the operator draws', () => {
  const two = [
    nominal('rows drawn', ['4 6 1 2 3 5 7 8 8 1', '1 1 2 2 9 9 3 3 5 5']),
  ];
  expect(() => forest([10], {voting_strategy: 'majority vote'}, two)).toThrow(
    'draws one of them',
  );
});
