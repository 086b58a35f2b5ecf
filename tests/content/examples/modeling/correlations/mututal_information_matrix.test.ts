import {expect, it} from 'vitest';
import {run} from '@lab/modeling/correlations/mututal_information_matrix';
import type {Table, Value} from '@lab/_shared/types';
import {date, real} from '@support/columns';
import {shownCells} from '@support/runTables';

const nominal = (name: string, values: readonly Value[]) =>
  ({name, type: 'nominal', values}) as const;
const cellOf = (table: Table, settings = {}) =>
  shownCells(run({'example set': table}, settings).matrix, 'b')[0];

it('falls below 0 where gaps hide the variety of a pair', () => {
  const table = [
    nominal('a', ['x', 'x', 'x', 'y', null, null]),
    nominal('b', [null, null, 'u', 'v', 'u', 'v']),
  ];
  expect(cellOf(table)).toBe(0.811);
  const hidden = [
    nominal('a', ['x', 'y', 'x', 'y', 'x', 'x', 'x', 'x']),
    nominal('b', ['u', 'u', 'v', 'v', null, null, null, null]),
  ];
  expect(cellOf(hidden)).toBe(-0.189);
});

it('puts a number at the limit into the lower bin', () => {
  const table: Table = [real('a', [0, 1, 2]), nominal('b', ['u', 'u', 'v'])];
  expect(cellOf(table, {number_of_bins: 2})).toBe(0.918);
});

it('stops at dates', () => {
  const table = [date('day', ['2024-01-01'])];
  expect(() => run({'example set': table}, {})).toThrow(
    'The column "day" holds dates.',
  );
});
