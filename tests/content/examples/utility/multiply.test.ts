import {expect, it} from 'vitest';
import {firstRows} from '@support/changedTable';
import {
  column,
  exampleTables,
  numbers,
  picked,
  rounded,
} from '@support/exampleTables';
import {sampleTable} from '@support/sampleData';
import {shownRows} from '@support/runTables';

const [sales, totals, shares] = exampleTables(import.meta);
const NAMES = ['date', 'shop', 'sales'];

it('shows the first six rows of the sample data', () => {
  const table = firstRows(
    sampleTable('shop-sales.csv').filter(({name}) => NAMES.includes(name)),
    6,
  );
  expect(shownRows(table)).toEqual(sales);
});

it('adds up a day in one branch, and keeps the rows in the other', () => {
  const totalOf = (date: string | number) =>
    rounded(
      numbers(sales, 'sales').reduce(
        (sum, value, row) =>
          column(sales, 'date')[row] === date ? sum + value : sum,
        0,
      ),
      2,
    );
  expect(column(totals, 'date').map(totalOf)).toEqual(
    numbers(totals, 'sum(sales)'),
  );
  expect(picked(shares, NAMES)).toEqual(sales);
  expect(column(shares, 'date').map(totalOf)).toEqual(
    numbers(shares, 'sum(sales)'),
  );
});

it('divides each row by the total of its day', () => {
  const sums = numbers(shares, 'sum(sales)');
  expect(
    numbers(shares, 'sales').map((value, row) =>
      rounded(value / (sums[row] ?? 0)),
    ),
  ).toEqual(numbers(shares, 'share'));
});
