import {expect, it} from 'vitest';
import {run as adaBoost} from '@lab/modeling/predictive/ensembles/adaboost';
import {run as bagging} from '@lab/modeling/predictive/ensembles/bagging';
import {run as stacking} from '@lab/modeling/predictive/ensembles/stacking';
import {run as vote} from '@lab/modeling/predictive/ensembles/vote';
import {run as stump} from '@lab/modeling/predictive/trees/decision_stump';
import type {Run} from '@lab/_shared/types';
import {integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const FOLDER = 'operators/modeling/predictive/ensembles';
const [compared] = exampleTables(`${FOLDER}/index`, 'The same ten customers');
const [customers] = exampleTables(`${FOLDER}/bagging`);
const training = asTable(customers, {row: 'id', churn: 'label'});
const customer = [
  integer('tenure_months', [51]),
  integer('support_calls', [5]),
];

function answer(run: Run, settings = {}) {
  const {'labelled data': labelled} = run(
    {'training set': training, 'unlabelled data': customer},
    settings,
  );
  return {
    'confidence(yes)': shownCells(labelled, 'confidence(yes)')[0],
    'prediction(churn)': shownCells(labelled, 'prediction(churn)')[0],
  };
}

it('compares what the ensembles say of a customer', () => {
  expect([
    answer(stump),
    answer(bagging, {sample_ratio: 0.5, iterations: 5}),
    answer(adaBoost),
    answer(vote),
    answer(stacking, {keep_all_attributes: false}),
  ]).toEqual(
    compared?.map((row) => ({
      'confidence(yes)': row['confidence(yes)'],
      'prediction(churn)': row['prediction(churn)'],
    })),
  );
});
