import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Deep_Learning/modeling/dl4j_sequential_neural_network';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {textOfPage} from '@support/claims';
import {asTable, shownCells} from '@support/runTables';
import {sampleTable} from '@support/sampleData';
import {rowsWhere} from '@support/sampleRows';

const page =
  'operators/extensions/Deep_Learning/modeling/dl4j_sequential_neural_network';
const [hidden, output, customers, values] = exampleTables(import.meta);
const network = {hidden: asTable(hidden), output: asTable(output)};
const ROLES = {customer_id: {role: 'id'}, churn: {role: 'label'}};

it('takes customers of the sample data, scaled', () => {
  const ids = column(customers, 'customer_id').map(String);
  const rows = rowsWhere(
    sampleTable('churn-customers.csv'),
    ['customer_id', ids],
    ['customer_id', 'tenure_months', 'support_calls', 'churn'],
  );
  expect(
    rows.map(({customer_id, tenure_months, support_calls, churn}) => ({
      customer_id,
      tenure: rounded(Number(tenure_months) / 72, 2),
      calls: rounded(Number(support_calls) / 5, 2),
      churn,
    })),
  ).toEqual(customers);
});

it('computes what the neurons deliver, and the loss', () => {
  const result = run(
    {...network, 'unlabelled data': asTable(customers, ROLES)},
    {},
  )['labelled data'];
  const losses = shownCells(result, 'loss', 9).map(Number);
  expect(
    rounded(losses.reduce((sum, loss) => sum + loss, 0) / losses.length),
  ).toBe(0.312);
  expect(
    Math.max(...numbers(values, 'loss')),
    'the customer with the wrong class',
  ).toBe(0.974);
});

it('has no loss for a row without a label, and 0 at the bound of ReLU', () => {
  const row = asTable(
    [{customer_id: 'new', tenure: 0.25, calls: 0, churn: '?'}],
    ROLES,
  );
  const result = run({...network, 'unlabelled data': row}, {})['labelled data'];
  expect(shownCells(result, 'loss')).toEqual(['?']);
  expect(shownCells(result, 'h1')).toEqual([0]);
});

it('moves the weights so often', () => {
  const parts = 1280 / 32;
  expect(parts).toBe(40);
  expect(parts * 100).toBe(4000);
  expect(textOfPage(page)).toContain(
    `a batch size of 32 divides 1,280 rows into ${parts} parts, so 100 epochs update the weights ${(parts * 100).toLocaleString('en')} times`,
  );
});
