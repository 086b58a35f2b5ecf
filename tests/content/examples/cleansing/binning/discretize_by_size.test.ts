import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '../../../support/exampleTables';
import {binName} from './binNames';

const SIZE = 3;
const [table] = exampleTables('operators/cleansing/binning/discretize_by_size');
const amounts = numbers(table, 'amount');

it.each([
  ['increasing', 0],
  ['decreasing', amounts.length % SIZE],
])('%s', (direction, first) => {
  const sorted = [...amounts].sort((a, b) => a - b);
  const limits = sorted.flatMap((value, at) =>
    at > 0 && (at - first) % SIZE === 0
      ? [(Number(sorted[at - 1]) + value) / 2]
      : [],
  );
  expect(column(table, direction)).toEqual(
    amounts.map((amount) => binName(amount, limits)),
  );
});
