import {expect, it} from 'vitest';
import {run, voteOf} from '@lab/modeling/predictive/ensembles/vote';
import {real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, votes, answers] = exampleTables(import.meta);
const training = asTable(customers, {row: 'id', churn: 'label'});
const COLUMNS = ['tenure_months', 'support_calls'];
const news = asTable(votes, {}, COLUMNS);
const label = training.find(({role}) => role === 'label');

it('asks three learners and counts as the page shows', () => {
  const results = run({'training set': training, 'unlabelled data': news}, {});
  expect(shownRows([...news, ...(results.votes ?? [])])).toEqual(votes);
  expect(
    picked(shownRows(results['labelled data']), [
      ...COLUMNS,
      'confidence(yes)',
      'prediction(churn)',
    ]),
  ).toEqual(answers);
});

it('gives ties and missing answers to the first class', () => {
  const vote = (...values: (string | null)[]) =>
    label &&
    voteOf(
      label,
      values.map((value) => ({value})),
    );
  expect(vote('yes', 'no')).toEqual({value: 'no', confidences: [0.5, 0.5]});
  expect(vote('yes', null, 'yes')?.confidences?.[0]).toBeCloseTo(1 / 3);
  expect(vote('yes', null)?.value).toBe('no');
});

it('averages numbers', () => {
  const line = [real('x', [1, 2, 3]), real('y', [2, 4, 6], 'label')];
  const data = [real('x', [5])];
  const {'labelled data': labelled} = run(
    {'training set': line, 'unlabelled data': data},
    {},
  );
  // The mean of 10, predicted by the line, and 4, the mean of the labels.
  expect(shownCells(labelled, 'prediction(y)')).toEqual([7]);
});

it('has the share of right majorities of three independent models', () => {
  expect(0.8 ** 3 + 3 * 0.8 ** 2 * 0.2).toBeCloseTo(0.896, 10);
});
