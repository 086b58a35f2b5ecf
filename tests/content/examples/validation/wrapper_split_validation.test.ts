import {expect, it} from 'vitest';
import {run} from '@lab/validation/wrapper_split_validation';
import {weighted} from '@lab/_shared/search/attributeWeights';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers = [], , tested] = exampleTables(import.meta);
const table = asTable(customers, {
  customer_id: 'id',
  churn: {role: 'label', knownValues: ['no', 'yes']},
});
const validated = (settings = {}) =>
  run(
    {'example set in': table},
    {sampling_type: 'linear sampling', ...settings},
  );

it('weighs the columns by the training rows alone', () => {
  const {'attribute weights out': others} = validated({split_ratio: 1});
  expect(shownRows(others, 2)[0]).toEqual({
    column: 'tenure_months',
    weight: 0.43,
  });
});

it('predicts the test rows as the page shows', () => {
  const names = ['customer_id', 'churn', 'prediction(churn)'];
  expect(picked(shownRows(validated().tested), names)).toEqual(tested);
});

it('measures the share that is right', () => {
  const right = (tested ?? []).filter(
    (row) => row.churn === row['prediction(churn)'],
  );
  const accuracy = Number((right.length / (tested?.length ?? 0)).toFixed(3));
  expect(shownRows(validated()['performance vector out'])).toEqual([
    {accuracy},
  ]);
});

it('takes away a column of weight 0, and leaves one without a weight alone', () => {
  const some = new Map([
    ['tenure_months', 0],
    ['support_calls', 0.5],
  ]);
  const seen = weighted(
    asTable([
      {tenure_months: 8, support_calls: 3, monthly_charge: 40},
      {tenure_months: 9, support_calls: '?', monthly_charge: 50},
    ]),
    some,
  );
  expect(shownRows(seen)).toEqual([
    {support_calls: 1.5, monthly_charge: 40},
    {support_calls: '?', monthly_charge: 50},
  ]);
});

it('takes its customers from the sample data', () => {
  const names = Object.keys(customers[0] ?? {});
  expect(picked(shownRows(sampleTable('churn-customers.csv')), names)).toEqual(
    expect.arrayContaining([...customers]),
  );
});
