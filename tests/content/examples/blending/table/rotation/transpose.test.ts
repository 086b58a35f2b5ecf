import {expect, it} from 'vitest';
import {run} from '@lab/blending/table/rotation/transpose';
import type {Table} from '@lab/_shared/types';
import {date, nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import type {Cell} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [measures, , asTexts = []] = exampleTables(import.meta);

const transposed = (table: Table) =>
  run({'example set input': table}, {})['example set output'] ?? [];

it('makes names of ids, and ids of names', () => {
  const result = transposed(asTable(measures, {measure: 'id'}));
  expect(result.map(({type}) => type)).toEqual(['nominal', 'real', 'real']);
  expect(result[0]?.role).toBe('id');
});

it('makes texts of all cells beside a column of text', () => {
  const result = transposed(asTable(measures));
  const written = (cell: Cell | undefined) =>
    typeof cell === 'number' ? cell.toFixed(1) : cell;
  expect(shownRows(result)).toEqual(
    asTexts.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [name, written(cell)]),
      ),
    ),
  );
});

it('counts the rows, or writes a numeric id behind att_', () => {
  const values = [7, null, 8.5];
  const names = (role?: string) =>
    transposed([
      {name: 'n', type: 'real', values, ...(role ? {role} : {})},
      date('x', ['1970-01-02', null, null]),
    ]).map(({name}) => name);
  expect(names('id')).toEqual(['id', 'att_7', 'att_NaN', 'att_8']);
  expect(names()).toEqual(['id', 'att_1', 'att_2', 'att_3']);
});

it('writes dates as milliseconds', () => {
  const [, column] = transposed([date('x', ['1970-01-02'])]);
  expect(column).toMatchObject({type: 'real', values: [86_400_000]});
});

it('writes numbers beside a column of text with a point, and large ones with an exponent', () => {
  const result = transposed([
    real('x', [3, 1e7, 0.25, 0.0004]),
    date('d', ['2026-03-15', null, null, null]),
    nominal('t', ['a', 'b', 'c', 'd']),
  ]);
  expect(result.slice(1).map(({values}) => values[0])).toEqual([
    '3.0',
    '1.0E7',
    '0.25',
    '4.0E-4',
  ]);
  expect(result[1]?.values[1]).toBe('1.7735328E12');
});

it('has one column called id', () => {
  expect(() => transposed([nominal('n', ['id'], 'id')])).toThrow(
    'two columns called "id"',
  );
});

it('stops at two rows of the same id', () => {
  expect(() => transposed([real('n', [1.2, 1.7], 'id')])).toThrow(
    'Two rows have the id "att_1".',
  );
});

it('gives ids above the largest integer the same name', () => {
  const ids = (...values: string[]) =>
    transposed([{...date('at', values), role: 'id'}, real('n', [1, 2])]);
  expect(ids('2026-03-15')[1]?.name).toBe('att_2147483647');
  expect(() => ids('2026-03-15', '2026-03-16')).toThrow('att_2147483647');
});
