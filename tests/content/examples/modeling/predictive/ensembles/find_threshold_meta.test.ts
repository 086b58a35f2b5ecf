import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/ensembles/find_threshold_meta';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [rows, pairs] = exampleTables(import.meta);
const predicted = asTable(
  rows,
  {
    churn: {role: 'label', knownValues: ['no', 'yes']},
    'prediction(churn)': 'prediction',
  },
  ['prediction(churn)', 'confidence', 'churn'],
);
const thresholds = asTable(pairs, {}, ['threshold of no', 'threshold of yes']);
const WEIGHTS = {class_weights: [['yes', '3']] as const};
const search = (settings = {}, limits = thresholds) =>
  run(
    {'predicted data': predicted, thresholds: limits},
    {
      ...WEIGHTS,
      ...settings,
    },
  );
const at = (no: number, yes: number) => [real('no', [no]), real('yes', [yes])];

it('leaves three rows open with the cheapest pair', () => {
  expect(shownCells(search()['labelled data'], 'prediction(churn)')).toEqual([
    'no',
    'no',
    'no',
    '?',
    '?',
    '?',
    'yes',
    'yes',
    'yes',
    'yes',
  ]);
});

it('keeps a prediction at the threshold that the search counts as open', () => {
  const {costs, 'labelled data': labelled} = search({}, at(0.95, 0));
  // Rows 1 to 4 are correct but open; rows 9 and 10 are wrong.
  expect(shownCells(costs, 'costs')).toEqual([6]);
  expect(shownCells(labelled, 'prediction(churn)')[0]).toBe('no');
});

it('has one price for open rows that were right, if it is allowed', () => {
  const allowed = {allow_unkown_predictions: true, predict_unknown_costs: 0.5};
  expect(shownCells(search(allowed, at(1, 1)).costs, 'costs')).toEqual([3]);
});

it('wants weights of known classes', () => {
  expect(() => search({class_weights: []})).toThrow('no class weights');
  expect(() => search({class_weights: [['x', '1']]})).toThrow('"x"');
});
