import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/logistic_regression/logistic_regression';
import {withColumn} from '@support/changedTable';
import {integer, real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {chartsOf} from '@support/figures';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';
import {rowsWhere} from '@support/sampleRows';

const COLUMNS = ['tenure_months', 'support_calls'];
const [customers = [], model, output = []] = exampleTables(import.meta);
const training = asTable(customers, {churn: 'label'});
const learn = (data = asTable(picked(output, COLUMNS))) =>
  run({'training set': training, 'new data': data}, {});

it('learns from customers of the sample data', () => {
  const numbers = [1, 4, 7, 8, 9, 10, 11, 12, 15, 16, 27, 39];
  expect(
    rowsWhere(
      sampleTable('churn-customers.csv'),
      ['customer_id', numbers.map((number) => `C-${10000 + number}`)],
      [...COLUMNS, 'churn'],
    ),
  ).toEqual(customers);
});

it('finds the coefficients of the greatest likelihood', () => {
  expect(shownRows(learn().model)).toEqual(model);
});

it('draws the customers and the chance at 24 months', () => {
  const [chart] = chartsOf(import.meta);
  const {customers: points, 'chance at 24 months': line} = chart?.series ?? {};
  expect(points?.data).toEqual(
    customers.map(({support_calls: calls, churn}) => [
      calls,
      Number(churn === 'yes'),
    ]),
  );
  const calls = (line?.data ?? []).map(([x]) => x);
  const {applied} = learn([
    integer(
      'tenure_months',
      calls.map(() => 24),
    ),
    real('support_calls', calls),
  ]);
  expect(calls.length).toBeGreaterThan(5);
  expect(shownCells(applied, 'confidence(yes)')).toEqual(
    line?.data.map(([, y]) => y),
  );
});

it('asks for two classes', () => {
  const one = withColumn(training, 'label', () => 'no');
  expect(() => run({'training set': one}, {})).toThrow('two classes');
});
