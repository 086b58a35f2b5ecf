import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';
import type {Cell} from '../../../support/exampleTables';

const [input, output, spread, later] = exampleTables(
  'operators/cleansing/missing/replace_missing_values',
);

const known = (cells: readonly Cell[]) => cells.filter((cell) => cell !== '?');
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) =>
  Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) /
      (values.length - 1),
  );

/** The value that occurs most often. */
function mode(cells: readonly Cell[]): Cell | undefined {
  const count = (value: Cell) => cells.filter((cell) => cell === value).length;
  return [...cells].sort((a, b) => count(b) - count(a))[0];
}

const ages = known(column(input, 'age')) as number[];
const age = mean(ages);
const city = mode(known(column(input, 'city'))) ?? '';
const filled = (cells: readonly Cell[], by: Cell) =>
  cells.map((cell) => (cell === '?' ? by : cell));

it('fills the average, zero, and the most frequent value', () => {
  expect(column(output, 'age')).toEqual(filled(column(input, 'age'), age));
  expect(column(output, 'visits')).toEqual(filled(column(input, 'visits'), 0));
  expect(column(output, 'city')).toEqual(filled(column(input, 'city'), city));
});

it('keeps the mean and narrows the spread', () => {
  const after = numbers(output, 'age');
  expect(numbers(spread, 'mean')).toEqual([mean(ages), mean(after)]);
  expect(numbers(spread, 'standard deviation')).toEqual([
    rounded(deviation(ages)),
    rounded(deviation(after)),
  ]);
});

it('fills new rows from the training data, not from their own table', () => {
  expect(column(later, 'age, filled')).toEqual(
    filled(column(later, 'age'), age),
  );
  expect(column(later, 'city, filled')).toEqual(
    filled(column(later, 'city'), city),
  );
  expect(mean(known(column(later, 'age')) as number[])).not.toBe(age);
  expect(mode(known(column(later, 'city')))).not.toBe(city);
});
