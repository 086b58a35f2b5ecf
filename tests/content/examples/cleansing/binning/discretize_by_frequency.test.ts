import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '../../../support/exampleTables';
import {binName} from './binNames';

const [table] = exampleTables(
  'operators/cleansing/binning/discretize_by_frequency',
);
const amounts = numbers(table, 'amount');

/** Limits halfway between neighbors, after each `size` of the sorted values. */
function limitsByFrequency(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const size = sorted.length / 4;
  return [1, 2, 3].map(
    (part) =>
      (Number(sorted[part * size - 1]) + Number(sorted[part * size])) / 2,
  );
}

function binsByWidth(values: readonly number[]): string[] {
  const lowest = Math.min(...values);
  const width = (Math.max(...values) - lowest) / 4;
  const limits = [1, 2, 3].map((part) => lowest + part * width);
  return values.map((value) => binName(value, limits).replace(/ .*/, ''));
}

it('gives each bin two orders', () => {
  const limits = limitsByFrequency(amounts);
  expect(column(table, 'Four bins by frequency')).toEqual(
    amounts.map((amount) => binName(amount, limits)),
  );
});

it('shows bins of equal width beside them', () => {
  expect(column(table, 'Four bins by width')).toEqual(binsByWidth(amounts));
});

it('is not moved by an outlier, as equal widths are', () => {
  const stretched = [...amounts.slice(0, -1), 10_000];
  expect(limitsByFrequency(stretched)).toEqual(limitsByFrequency(amounts));
  expect(new Set(binsByWidth(stretched).slice(0, -1))).toEqual(
    new Set(['range1']),
  );
});
