import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/missing/fill_data_gaps';
import type {Column} from '@lab/_shared/types';
import {date, integer, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [input, , ends] = exampleTables(import.meta);
const weeks = asTable(input, {week: 'id'});

const filled = (table: readonly Column[], settings = {}) =>
  run({'example set input': table}, settings)['example set output'];

const idsOf = (values: Column['values'], settings = {}) =>
  filled([integer('id', values, 'id')], settings)?.[0]?.values;

it('counts rows for each end', () => {
  expect(ends).toEqual(
    [{}, {end: 21}, {end: 20}].map((settings) => {
      const cells = shownCells(filled(weeks, settings), 'week').map(Number);
      return {
        end: 'end' in settings ? settings.end : 'not set',
        step: Math.min(
          ...cells.slice(1).map((cell, at) => cell - (cells[at] ?? 0) || 99),
        ),
        'added rows': cells.length - 5,
        'rows in the output': cells.length,
      };
    }),
  );
});

it('adds 28 rows for one id out of line', () => {
  expect(idsOf([10, 20, 30, 41])).toHaveLength(4 + 28);
});

it('counts on from each id by a given step', () => {
  const settings = {use_gcd_for_step_size: false, step_size: 4};
  expect(idsOf([10, 17, 20], settings)).toEqual([10, 14, 17, 20]);
  expect(idsOf([10], {...settings, start: 3, end: 18})).toEqual([
    3, 10, 14, 18,
  ]);
});

it('takes no notice of a start above the lowest id', () => {
  expect(idsOf([3, 6, 12], {start: 5, end: 8})).toEqual([3, 6, 9, 12]);
});

it('counts a missing id as 0, and puts it last', () => {
  expect(idsOf([2, null, 6], {start: 1, end: 9})).toEqual([
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    null,
  ]);
});

it('fills dates by the day', () => {
  const dates = filled([
    date('month', ['2025-01-01', '2025-02-01', '2025-03-01'], 'id'),
  ])?.[0]?.values;
  expect(dates).toHaveLength(60);
  expect(dates?.slice(0, 2)).toEqual(['2025-01-01', '2025-01-02']);
});

it('passes an empty table, and stops without an id that fits', () => {
  const sales = real('sales', []);
  expect(filled([sales])).toEqual([sales]);
  expect(() => filled([{...sales, values: [1]}])).toThrow('role id');
  expect(() => filled([{...sales, values: [1], role: 'id'}])).toThrow(
    'neither whole numbers nor dates',
  );
});
