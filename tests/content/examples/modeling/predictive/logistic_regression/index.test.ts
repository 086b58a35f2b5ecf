import {expect, it} from 'vitest';
import {run as exact} from '../../../../../../plugins/operator-lab/operators/modeling/predictive/logistic_regression/logistic_regression';
import {run as svm} from '../../../../../../plugins/operator-lab/operators/modeling/predictive/logistic_regression/logistic_regression_svm';
import {column, exampleTables} from '../../../../support/exampleTables';
import {asTable, shownCells} from '../../../../support/runTables';

const FOLDER = 'operators/modeling/predictive/logistic_regression';
const [compared = []] = exampleTables(
  `${FOLDER}/index`,
  'One table, two models',
);
const [customers] = exampleTables(`${FOLDER}/logistic_regression`);
const calls = column(compared, 'support_calls').map(Number);
const inputs = {
  'training set': asTable(customers, {churn: {role: 'label'}}),
  'new data': [
    {name: 'tenure_months', type: 'integer', values: calls.map(() => 24)},
    {name: 'support_calls', type: 'integer', values: calls},
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
