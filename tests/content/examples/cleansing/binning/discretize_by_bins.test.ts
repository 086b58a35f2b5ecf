import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '../../../support/exampleTables';
import {binName} from './binNames';

const [table] = exampleTables('operators/cleansing/binning/discretize_by_bins');
const amounts = numbers(table, 'amount');
const parts = [1, 2, 3];

it('cuts the range of the data', () => {
  const lowest = Math.min(...amounts);
  const width = (Math.max(...amounts) - lowest) / 4;
  const limits = parts.map((part) => lowest + part * width);
  expect(column(table, 'Four bins')).toEqual(
    amounts.map((amount) => binName(amount, limits)),
  );
  expect(binName(12, limits)).toMatch(/^range1 /);
});

it('cuts a given range, with bins for what lies outside', () => {
  const limits = [0, ...parts.map((part) => (part * 80) / 4), 80];
  expect(column(table, 'Four bins from 0 to 80')).toEqual(
    amounts.map((amount) => binName(amount, limits)),
  );
  expect(binName(12, limits)).toMatch(/^range2 /);
});
