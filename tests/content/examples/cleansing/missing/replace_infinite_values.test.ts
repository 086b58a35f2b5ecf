import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';

const [input, output] = exampleTables(
  'operators/cleansing/missing/replace_infinite_values',
);
const visitors = numbers(input, 'visitors');
const rates = numbers(input, 'revenue').map(
  (revenue, at) => revenue / (visitors[at] ?? Number.NaN),
);

it('divides by 0', () => {
  expect(column(input, 'rate')).toEqual(
    rates.map((rate) => (rate === Infinity ? '∞' : rate)),
  );
});

it.each([
  ['missing', undefined],
  ['zero', 0],
  ['value', 10],
  ['max_byte', 2 ** 7 - 1],
  ['max_int', 2 ** 31 - 1],
])('%s', (name, by) => {
  const values = rates.map((rate) => (rate === Infinity ? by : rate));
  const known = values.filter((value) => value !== undefined);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  expect(column(output, name)).toEqual([
    ...values.map((value) => value ?? '?'),
    rounded(mean),
  ]);
});

it('gives a mean of 308 digits with max_double', () => {
  expect(BigInt((3 + Number.MAX_VALUE + 4) / 3).toString()).toHaveLength(308);
});
