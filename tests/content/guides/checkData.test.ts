import {expect, it} from 'vitest';
import {exampleTables, numbers} from '../support/exampleTables';
import {sampleTable} from '../support/sampleData';
import {columnOf, height} from '../support/rows';

it('counts the problems of the customers', () => {
  const customers = sampleTable('churn-customers.csv');
  const charges = columnOf(customers, 'monthly_charge').values;
  const missing = charges.filter((charge) => charge === null).length;
  const high = charges.filter((charge) => Number(charge) > 60).length;
  const [table] = exampleTables(
    'data/check',
    'Worked example: 1,206 customers',
  );
  expect(numbers(table, 'Rows')).toEqual([
    height(customers) - missing - high,
    missing,
    high,
  ]);
  const others = Array.from({length: height(customers)}, (_, row) => {
    const cell = (name: string) =>
      String(columnOf(customers, name).values[row]);
    return (
      Number(cell('tenure_months')) >= 1 &&
      Number(cell('tenure_months')) <= 72 &&
      /^C-\d{5}$/.test(cell('customer_id')) &&
      /^(?:monthly|one year|two years)$/.test(cell('contract'))
    );
  });
  expect(others.every(Boolean)).toBe(true);
});
