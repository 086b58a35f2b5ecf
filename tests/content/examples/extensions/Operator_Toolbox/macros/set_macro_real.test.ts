import {expect, it} from 'vitest';
import {column, exampleTables, numbers, picked} from '@support/exampleTables';
import {sampleTable} from '@support/sampleData';
import {rowsWhere} from '@support/sampleRows';

// The prediction is a plain function of its row, so the example does not have
// code to run.
const [customers = [], runs = []] = exampleTables(import.meta);

it('has rows of the sample data', () => {
  const names = ['customer_id', 'support_calls', 'churn'];
  expect(picked(customers, names)).toEqual(
    rowsWhere(
      sampleTable('churn-customers.csv'),
      ['customer_id', column(customers, 'customer_id').map(String)],
      names,
    ),
  );
});

const rule = (cut: number) =>
  numbers(customers, 'support_calls').map((calls) =>
    calls > cut ? 'yes' : 'no',
  );

it('says the same from 1 up to, but without, 4', () => {
  expect(rule(1)).toEqual(rule(2.5));
  expect(rule(3.999)).toEqual(rule(2.5));
  expect(rule(0.999)).not.toEqual(rule(2.5));
  expect(rule(4)).not.toEqual(rule(2.5));
});

it.each(runs.map((row) => [row.value, row]))(
  'predicts and counts as shown with %s',
  (cut, {right, accuracy}) => {
    const said = column(customers, String(cut));
    expect(rule(Number(cut))).toEqual(said);
    const agreed = customers.filter(({churn}, at) => churn === said[at]).length;
    expect([agreed, agreed / customers.length]).toEqual([right, accuracy]);
  },
);
