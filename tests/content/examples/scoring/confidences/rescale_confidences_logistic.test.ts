import {expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '@support/exampleTables';

const [counts] = exampleTables(import.meta);

it('lists the share of customers who answered', () => {
  const customers = numbers(counts, 'customers');
  expect(customers.reduce((sum, count) => sum + count, 0)).toBe(50);
  expect(numbers(counts, 'share')).toEqual(
    numbers(counts, 'answered').map((count, at) =>
      rounded(count / Number(customers[at])),
    ),
  );
});
