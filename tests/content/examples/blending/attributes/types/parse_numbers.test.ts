import {describe, expect, it} from 'vitest';
import {strictNumber} from '@lab/_shared/texts/strictNumber';
import {run} from '@lab/blending/attributes/types/parse_numbers';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [prices = [], results] = exampleTables(import.meta);
// The page parser reads texts that look like numbers as numbers.
const texts: Record<string, string> = {A: '12', B: '1,250.5', D: '1e3'};
const table = asTable(
  prices.map((row) => ({
    ...row,
    price: texts[String(row.item)] ?? row.price ?? '?',
  })),
);
const onlyPrice = {attribute_filter_type: 'single', attribute: 'price'};
const parsed = (settings = {}) =>
  run({'example set input': table}, {...onlyPrice, ...settings})[
    'example set output'
  ] ?? [];

it.each([
  ['as set by default', {}],
  ['grouped_digits', {grouped_digits: true}],
  ['decimal_character ,', {decimal_character: ','}],
])('reads prices %s', (title, settings) => {
  const output = parsed({
    unparsable_value_handling: 'replace with missing values',
    ...settings,
  });
  expect(shownCells(output, 'price')).toEqual(column(results, title));
});

it('stops at the first text that is no number by default', () => {
  expect(() => parsed()).toThrow('"1,250.5" is no number');
});

it('skips a column for a value that no row has', () => {
  const output = run(
    {
      'example set input': [
        nominal('late', ['3']),
        nominal('price', ['1'], {knownValues: ['1', 'x']}),
        nominal('item', ['2']),
      ],
    },
    {unparsable_value_handling: 'skip attribute'},
  )['example set output'];
  expect(output?.map(({name, type}) => [name, type])).toEqual([
    ['price', 'nominal'],
    ['late', 'real'],
    ['item', 'real'],
  ]);
});

describe('a text is a number from end to end', () => {
  it.each([
    ['-2.5', -2.5],
    ['.5', 0.5],
    ['1e+3', 1000],
    ['1E-2', 0.01],
    ['-∞', -Infinity],
    [' 5', null],
    ['5 ', null],
    ['+5', null],
    ['', null],
    ['1.2.3', null],
  ])('%j', (text, number) => {
    expect(strictNumber(text, {})).toBe(number);
  });

  it('with groups of any size, and none at its end', () => {
    const grouped = {grouped_digits: true};
    expect(strictNumber('1,2,3', grouped)).toBe(123);
    expect(strictNumber('1,', grouped)).toBeNull();
  });
});
