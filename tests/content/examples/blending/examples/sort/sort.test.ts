import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sort/sort';
import {date, nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [days] = exampleTables(import.meta);
const sorted = (
  list: readonly (readonly [string, string])[],
  input = asTable(days),
) => run({'example set input': input}, {sort_by: list})['example set output'];

it('has missing numbers last when ascending, and equal rows in their order', () => {
  expect(shownCells(sorted([['visitors', 'ascending']]), 'day')).toEqual([
    2, 3, 6, 4, 1, 5,
  ]);
  expect(shownCells(sorted([['shop', 'descending']]), 'day')).toEqual([
    1, 5, 3, 6, 2, 4,
  ]);
});

it('sorts texts by their characters, a missing one as a question mark', () => {
  const texts = [nominal('text', ['ada', '9', 'Zoe', null, '10'])];
  expect(shownCells(sorted([['text', 'ascending']], texts), 'text')).toEqual([
    '10',
    '9',
    '?',
    'Zoe',
    'ada',
  ]);
});

it('sorts a missing date as the first moment of 1970', () => {
  const dates = [date('day', ['2024-01-01', null, '1969-12-31'])];
  expect(shownCells(sorted([['day', 'ascending']], dates), 'day')).toEqual([
    '1969-12-31',
    '?',
    '2024-01-01',
  ]);
});

it('stops at a column that is absent', () => {
  expect(() => sorted([['month', 'ascending']])).toThrow('"month" is absent');
});
