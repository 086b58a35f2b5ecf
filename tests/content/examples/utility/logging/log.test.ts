import {expect, it} from 'vitest';
import {run} from '@lab/utility/logging/log';
import type {Settings, Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [recorded] = exampleTables(import.meta);
const SETTINGS = {
  sorting_type: 'top-k',
  sorting_dimension: 'accuracy',
  sorting_k: 3,
};
const logOf = (settings: Settings, table: Table = asTable(recorded)) =>
  run({recorded: table}, settings).log;

it('keeps all rows without a limit', () => {
  expect(shownRows(logOf({}))).toEqual(recorded);
});

it('keeps the smallest numbers, the first row of a tie, and the order of the runs', () => {
  expect(
    shownCells(
      logOf({...SETTINGS, sorting_type: 'bottom-k', sorting_k: 1}),
      'k',
    ),
  ).toEqual([1]);
});

it('compares texts by their characters', () => {
  const table = [nominal('k', ['9', '10', '11'])];
  expect(
    shownCells(
      logOf({...SETTINGS, sorting_dimension: 'k', sorting_k: 1}, table),
      'k',
    ),
  ).toEqual(['9']);
});

it('stops at the first row after the table is full if the column is not there', () => {
  const wrong = {...SETTINGS, sorting_dimension: 'error'};
  expect(() => logOf(wrong)).toThrow('deciding column');
  expect(shownRows(logOf({...wrong, sorting_k: 6}))).toEqual(recorded);
});
