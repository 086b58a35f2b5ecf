import {expect, it} from 'vitest';
import {run as exact} from '@lab/modeling/predictive/logistic_regression/logistic_regression';
import {run as svm} from '@lab/modeling/predictive/logistic_regression/logistic_regression_svm';
import {integer} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const FOLDER = 'operators/modeling/predictive/logistic_regression';
const [compared = []] = exampleTables(
  `${FOLDER}/index`,
  'One table, two models',
);
const [customers] = exampleTables(`${FOLDER}/logistic_regression`);
const calls = column(compared, 'support_calls').map(Number);
const inputs = {
  'training set': asTable(customers, {churn: 'label'}),
  'new data': [
    integer(
      'tenure_months',
      calls.map(() => 24),
    ),
    integer('support_calls', calls),
  ] as const,
};

it.each([
  ['Logistic Regression', exact],
  ['SVM kind', svm],
])('shows the confidences of %s', (name, run) => {
  expect(shownCells(run(inputs, {}).applied, 'confidence(yes)')).toEqual(
    column(compared, `confidence(yes), ${name}`),
  );
});
