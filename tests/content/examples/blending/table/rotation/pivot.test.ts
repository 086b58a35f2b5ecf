import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';

const [bookings = [], byShop = [], byQuarter = []] = exampleTables(import.meta);

const unique = (name: string) => [...new Set(column(bookings, name))].sort();

/**
 * Sums of the amounts by two columns, one for the rows and one for the columns.
 */
function pivoted(down: string, across: string): ExampleTable {
  const amounts = numbers(bookings, 'amount');
  return unique(down).map((head) => ({
    [down]: head,
    ...Object.fromEntries(
      unique(across).map((name) => [
        name,
        amounts
          .filter(
            (_, row) =>
              bookings[row]?.[down] === head &&
              bookings[row]?.[across] === name,
          )
          .reduce((sum, amount) => sum + amount, 0),
      ]),
    ),
  }));
}

it('has the sums of shops and quarters', () => {
  expect(byShop).toEqual(pivoted('shop', 'quarter'));
});

it('has the same sums with rows and columns exchanged', () => {
  expect(byQuarter).toEqual(pivoted('quarter', 'shop'));
});

it('lumps two rows together in the last cell, and in no other', () => {
  const pairs = bookings.map(({shop, quarter}) => `${shop} ${quarter}`);
  expect(pairs.filter((pair, row) => pairs.indexOf(pair) !== row)).toEqual([
    'south Q2',
  ]);
});
