import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/binning/discretize_by_size';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [orders] = exampleTables(import.meta);

function bins(values: readonly (number | null)[], settings: object) {
  return run({'example set input': [real('a', values)]}, {...settings})[
    'example set output'
  ]?.[0];
}

it.each([
  ['decreasing', {size_of_bins: 3}],
  ['increasing', {size_of_bins: 3, sorting_direction: 'increasing'}],
  ['pairs', {size_of_bins: 2}],
])('%s', (name, settings) => {
  const {'example set output': result} = run(
    {'example set input': asTable(orders, {}, ['amount'])},
    settings,
  );
  expect(shownCells(result, 'amount')).toEqual(column(orders, name));
});

it('counts missing values as the highest', () => {
  const values = [20, 24, 30, 40, 44, 52, null, null];
  const top = bins(values, {size_of_bins: 3})?.values.slice(4);
  expect(top).toEqual(['range2 [27 - 48]', 'range3 [48 - ∞]', null, null]);
  expect(bins(values, {size_of_bins: 2})?.values[5]).toBe('range4 [? - ∞]');
});

it('leaves out names of bins within equal values', () => {
  expect(
    bins([1, 2, 2, 2, 2, 3], {size_of_bins: 2, sorting_direction: 'increasing'})
      ?.knownValues,
  ).toEqual(['range1 [-∞ - 2.500]', 'range3 [2.500 - ∞]']);
});

it('has one bin when the size is that of the table', () => {
  expect(bins([1, 2], {size_of_bins: 2})?.knownValues).toEqual([
    'range1 [-∞ - ∞]',
  ]);
});

it('stops without rows', () => {
  expect(() => bins([], {size_of_bins: 2})).toThrow('without rows');
});
