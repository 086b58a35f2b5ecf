import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/format_numbers';
import type {Settings} from '@lab/_shared/types';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [amounts, results] = exampleTables(import.meta);
const table = asTable(amounts);
const written = (settings: Settings, values = table[1]!.values) =>
  run({'example set input': [real('amount', values)]}, settings)[
    'example set output'
  ]?.[0]?.values;
const byPattern = (pattern: string, value: number, groups = false) =>
  written({format_type: 'pattern', pattern, use_grouping: groups}, [
    value,
  ])?.[0];

it.each<[string, Settings]>([
  ['number', {}],
  ['integer', {format_type: 'integer'}],
  ['currency', {format_type: 'currency'}],
  ['percent', {format_type: 'percent'}],
  [
    '#,##0.00',
    {format_type: 'pattern', pattern: '#,##0.00', use_grouping: true},
  ],
  ["0000.0 'EUR'", {format_type: 'pattern', pattern: "0000.0 'EUR'"}],
])('writes amounts as %s', (title, settings) => {
  const texts = column(results, title);
  // Numeric cells of a page lose their leading and trailing zeros, so they are
  // compared as numbers.
  expect(
    written(settings)?.map((value) => {
      const plain = (value as string | null)?.replaceAll(',', '');
      return plain === undefined ? '?' : Number(plain) || value;
    }),
  ).toEqual(texts.map((cell) => (cell === 0 ? '0' : cell)));
});

it('writes the zeros that a cell of a page does not tell', () => {
  expect(written({format_type: 'pattern', pattern: '#,##0.00'})).toEqual([
    '1234.57',
    '2.50',
    '3.50',
    '0.12',
    null,
  ]);
  expect(written({format_type: 'integer'})).toEqual([
    '1235',
    '2',
    '4',
    '0',
    null,
  ]);
});

it('groups only if both the setting and the pattern ask for it', () => {
  expect(byPattern('#,##0', 1_234_567)).toBe('1234567');
  expect(byPattern('0', 1_234_567, true)).toBe('1234567');
  expect(byPattern('#,##0', 1_234_567, true)).toBe('1,234,567');
});

it.each([
  ['#,##0.00', 1234.5, true, '1,234.50'],
  ['$0.00', 1234.5, false, '$1234.50'],
  ['000000.0', 1234.5, false, '001234.5'],
  ['00000', 7, false, '00007'],
  ["0 'kg'", 7, false, '7 kg'],
  ["0 o''clock", 7, false, "7 o'clock"],
  ['0.0%', 0.125, false, '12.5%'],
  ['0.0;(0.0)', -2.5, false, '(2.5)'],
  ['0', -0.4, false, '-0'],
  ['#.##', 0.125, false, '0.12'],
  ['$0', Infinity, false, '$∞'],
])('writes by %s the number %d', (pattern, value, groups, text) => {
  expect(byPattern(pattern, value, groups)).toBe(text);
});

it('puts texts in front, and stops at what it cannot write', () => {
  const output = run({'example set input': table}, {})['example set output'];
  expect(output?.map(({name, type}) => [name, type])).toEqual([
    ['amount', 'nominal'],
    ['item', 'nominal'],
  ]);
  expect(() => byPattern('0.0E0', 1)).toThrow('cannot read the pattern');
  expect(() => written({format_type: 'pattern'})).toThrow('needs a pattern');
  expect(() => written({format_type: 'currency'}, [-1])).toThrow('negative');
});
