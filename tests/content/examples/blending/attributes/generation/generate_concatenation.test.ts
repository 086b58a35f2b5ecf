import {expect, it} from 'vitest';
import {doubleText} from '@lab/_shared/texts/doubleText';
import {run} from '@lab/blending/attributes/generation/generate_concatenation';
import type {Settings, Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {date, nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [tills, results] = exampleTables(import.meta);
// Cells of a parsed page do not contain the space after the first Market.
const table = withColumn(asTable(tills), 'shop', {
  values: ['Harbor', 'Market ', 'Market'],
});
const joined = (settings: Settings, input: Table = table) =>
  run(
    {'example set input': input},
    {first_attribute: 'shop', second_attribute: 'till', ...settings},
  )['example set output']?.at(-1);

it.each<[string, Settings]>([
  ['shop and till', {separator: ' / '}],
  ['with trim_values', {separator: ' / ', trim_values: true}],
  ['shop and number', {second_attribute: 'number'}],
])('joins %s', (title, settings) => {
  expect(joined(settings)?.values.map((value) => value ?? '?')).toEqual(
    (results ?? []).map((row) => row[title]),
  );
});

it('names the column by both, with the separator as it was set', () => {
  expect(joined({separator: ' / ', trim_values: true})).toMatchObject({
    name: 'shop / till',
    type: 'nominal',
  });
  expect(joined({second_attribute: 'number'})?.name).toBe('shop_number');
});

it('writes numbers as the page says', () => {
  const texts = [7, 0.1251, 9_999_999, 10_000_000].map(doubleText);
  expect(texts).toEqual(['7.0', '0.1251', '9999999.0', '1.0E7']);
  const [numbers] = exampleTables(import.meta, 'Numbers and dates');
  expect(numbers?.map((row) => Number(row['Written as']))).toEqual(
    texts.map(Number),
  );
  expect([0.001, 0.0001, -0, -1.5e-7, -Infinity].map(doubleText)).toEqual([
    '0.001',
    '1.0E-4',
    '-0.0',
    '-1.5E-7',
    '-Infinity',
  ]);
});

it('writes dates with their time', () => {
  const start = [
    nominal('shop', ['a', 'b']),
    date('till', ['2025-09-01T08:18:00Z', '2025-09-01T12:00:00Z']),
  ];
  expect(joined({}, start)?.values).toEqual([
    'a_01/09/2025 08:18:00 AM UTC',
    'b_01/09/2025 12:00:00 PM UTC',
  ]);
});

it('joins a column with itself, and stops where the name is taken or absent', () => {
  expect(joined({second_attribute: 'shop'})?.values[0]).toBe('Harbor_Harbor');
  expect(() => joined({}, [...table, nominal('shop_till', [])])).toThrow(
    'already a column "shop_till"',
  );
  expect(() => joined({second_attribute: 'desk'})).toThrow('"desk"');
});
