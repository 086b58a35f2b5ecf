import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/names_and_roles/rename_by_example_values';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [before, after] = exampleTables(import.meta);
const table = asTable(before, {att1: 'id'});
const rename = (row_number?: number, input = table) =>
  run(
    {'example set input': input},
    row_number === undefined ? {} : {row_number},
  )['example set output'];

it('takes the names of the page from the second row', () => {
  const output = rename(2);
  expect(shownRows(output)).toEqual(after);
  expect(output?.map(({name, role}) => [name, role])).toEqual([
    ['item', 'id'],
    ['price', undefined],
    ['2026.0', undefined],
  ]);
});

it('reads a missing number as NaN, and a missing text as the first one', () => {
  expect(rename()?.map(({name}) => name)).toEqual(['Prices', 'in euro', 'NaN']);
  const gap = asTable([{a: 'x'}, {a: '?'}]);
  expect(rename(2, gap)?.[0]?.name).toBe('x');
});

it.each([0, 5])('stops for row %i', (row) => {
  expect(() => rename(row)).toThrow(`There is no row ${row}`);
});

it('stops for two cells of the same text', () => {
  expect(() => rename(1, asTable([{a: 'x', b: 'x'}]))).toThrow(
    'There is a column "x" already.',
  );
});

it.each([
  ['real', 1e7, '1.0E7'],
  ['real', -12_345_678.5, '-1.23456785E7'],
  ['real', 0.0005, '5.0E-4'],
  ['real', 9_999_999, '9999999.0'],
  ['date', '2026-01-01', '1.7672256E12'],
] as const)('writes the %s %s as %s', (type, value, name) => {
  const output = rename(1, [{name: 'a', type, values: [value]}]);
  expect(output?.[0]?.name).toBe(name);
});
