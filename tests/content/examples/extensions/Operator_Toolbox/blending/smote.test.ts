import {expect, it} from 'vitest';
import {mixedDistance} from '@lab/_shared/distances/mixedDistance';
import {
  column,
  exampleTables,
  numbers,
  picked,
  rounded,
} from '@support/exampleTables';
import {asTable} from '@support/runTables';
import {sampleTable} from '@support/sampleData';
import {rowsWhere} from '@support/sampleRows';

const [rows = [], made = []] = exampleTables(import.meta);
const customers = sampleTable('churn-customers.csv');
const [start = {}] = rows;

/** Interpolates linearly between two numbers. */
const between = (from: number, to: number, share: number) =>
  from + share * (to - from);

it('takes rows from the sample data', () => {
  const names = ['customer_id', 'payment', 'tenure_months', 'monthly_charge'];
  expect(picked(rows, names)).toEqual(
    rowsWhere(
      customers,
      ['customer_id', column(rows, 'customer_id').map(String)],
      names,
    ),
  );
});

it('finds the nearest rows as shown', () => {
  const table = asTable(picked(rows, ['tenure_months', 'monthly_charge']));
  const distances = rows.map((_, row) => rounded(mixedDistance(table, 0, row)));
  expect(distances).toEqual(numbers(rows, 'distance'));
  expect([...distances].sort((a, b) => a - b)).toEqual(distances);
});

it('makes rows between a row and its neighbor, also at the row itself', () => {
  for (const row of made) {
    const neighbor = rows.find((one) => one.customer_id === row.neighbor) ?? {};
    const value = (name: string) =>
      between(Number(start[name]), Number(neighbor[name]), Number(row.share));
    expect(Math.round(value('tenure_months'))).toBe(row.tenure_months);
    expect(rounded(value('monthly_charge'))).toBe(row.monthly_charge);
    expect(row.payment).toBe(
      (row['payment from'] === 'row' ? start : neighbor).payment,
    );
  }
  expect(between(8, 13, 0)).toBe(8);
});

it('counts the rows that make the classes equal', () => {
  const churn = customers.find(({name}) => name === 'churn')?.values ?? [];
  const left = churn.filter((value) => value === 'yes').length;
  expect([left, churn.length - left]).toEqual([245, 961]);
  expect(churn.length - 2 * left).toBe(716);
});
