import {expect, it} from 'vitest';
import {exampleTables, numbers, rounded} from '../../../support/exampleTables';

const [table] = exampleTables('operators/cleansing/normalization/normalize');
const spend = numbers(table, 'spend');
const sum = spend.reduce((total, value) => total + value, 0);
const mean = sum / spend.length;
const deviation = Math.sqrt(
  spend.reduce((total, value) => total + (value - mean) ** 2, 0) /
    (spend.length - 1),
);

it.each([
  ['Z-transformation', (x: number) => (x - mean) / deviation],
  [
    'range transformation',
    (x: number) =>
      (x - Math.min(...spend)) / (Math.max(...spend) - Math.min(...spend)),
  ],
  ['proportion transformation', (x: number) => x / sum],
  ['interquartile range', (x: number) => (x - 35) / ((50 - 25) / 1.349)],
])('%s', (name, compute) => {
  expect(numbers(table, name)).toEqual(spend.map((x) => rounded(compute(x))));
});
