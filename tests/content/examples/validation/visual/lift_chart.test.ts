import {expect, it} from 'vitest';
import {sum} from '@lab/_shared/numbers/averages';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {chartData} from '@support/figures';

const BIN = 20;
const [bins] = exampleTables(import.meta);
const left = numbers(bins, 'left');

it('has as many rows as the text says', () => {
  expect(sum(left)).toBe(60);
  expect(left.length * BIN).toBe(200);
});

it('shows the share of each bin, and of all bins so far', () => {
  expect(left.map((count) => rounded(count / BIN))).toEqual(
    column(bins, 'share'),
  );
  expect(
    left.map((_, at) => rounded(sum(left.slice(0, at + 1)) / sum(left))),
  ).toEqual(column(bins, 'line'));
});

it('draws the figure from the table', () => {
  expect(Object.values(chartData(import.meta)[0] ?? {})).toEqual([
    column(bins, 'share'),
    column(bins, 'line'),
  ]);
});

it('breaks even in the fifth bin', () => {
  const gains = left.map((count) => (count / BIN) * 20 - 5);
  expect(gains[4]).toBe(0);
  expect(gains.slice(5).every((gain) => gain < 0)).toBe(true);
  expect(rounded(sum(left.slice(0, 4)) / sum(left), 2)).toBe(0.83);
});
