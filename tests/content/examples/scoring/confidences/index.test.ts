import {expect, it} from 'vitest';
import {run as apply} from '@lab/scoring/confidences/apply_threshold';
import {run as create} from '@lab/scoring/confidences/create_threshold';
import {run as drop} from '@lab/scoring/confidences/drop_uncertain_predictions';
import {run as find} from '@lab/scoring/confidences/find_threshold';
import type {Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [invoices = [], decisions] = exampleTables(
  import.meta,
  'A threshold other than 0.5 by cost: eight invoices',
);
const NEEDLESS = 5;
const MISSED = 20;
const CLASSES = {first_class: 'paid', second_class: 'late'};
const labels = column(invoices, 'label');
const late = numbers(invoices, 'confidence(late)');

const scored = [
  ...asTable(invoices, {
    invoice: 'id',
    label: {role: 'label', knownValues: ['paid', 'late']},
    'confidence(late)': 'confidence_late',
  }),
  real(
    'confidence(paid)',
    late.map((share) => rounded(1 - share)),
    'confidence_paid',
  ),
  nominal(
    'prediction',
    late.map((share) => (share > 0.5 ? 'late' : 'paid')),
    'prediction',
  ),
];

const byThreshold = (threshold: Table = []) =>
  apply({'example set': scored, threshold}, {})['example set'];

/** A line of the page: the consequences of a table's predictions. */
function lineOf(Decision: string, table: Table | undefined) {
  const predicted = shownCells(table, 'prediction');
  const count = (label: string, prediction: string) =>
    predicted.filter(
      (value, at) => labels[at] === label && value === prediction,
    ).length;
  const needless = count('paid', 'late');
  const missed = count('late', 'paid');
  return {
    Decision,
    'Reminders to': predicted
      .flatMap((value, at) => (value === 'late' ? [at + 1] : []))
      .join(', '),
    Needless: needless,
    Missed: missed,
    'Left open': predicted.filter((value) => value === '?').length,
    Costs: needless * NEEDLESS + missed * MISSED,
  };
}

it('compares four decisions on the same rows', () => {
  const {output} = create(
    {},
    {threshold: NEEDLESS / (NEEDLESS + MISSED), ...CLASSES},
  );
  const rowsOf = (name: string) =>
    labels.filter((label) => label === name).length;
  const {threshold} = find(
    {'example set': scored},
    {
      misclassification_costs_first: NEEDLESS * rowsOf('paid'),
      misclassification_costs_second: MISSED * rowsOf('late'),
    },
  );
  expect(shownCells(output, 'threshold')).toEqual([0.2]);
  expect(shownCells(threshold, 'threshold')).toEqual([0.35]);
  expect(decisions).toEqual([
    lineOf('Model alone', scored),
    lineOf('Create Threshold, 0.2', byThreshold(output)),
    lineOf('Find Threshold, 0.35', byThreshold(threshold)),
    lineOf(
      'Drop Uncertain Predictions',
      drop({'example set input': scored}, {min_confidence: 0.65})[
        'example set output'
      ],
    ),
  ]);
});

it('leaves invoices 3 and 4 open', () => {
  const {'example set output': table} = drop(
    {'example set input': scored},
    {min_confidence: 0.65},
  );
  const open = shownCells(table, 'prediction').flatMap((value, at) =>
    value === '?' ? [at + 1] : [],
  );
  expect(open).toEqual([3, 4]);
});
