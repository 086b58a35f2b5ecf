import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/outliers/tukey_test';
import {column, exampleTables} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [calls = []] = exampleTables(import.meta);
const COUNT = 'TukeyTest_NumberOfOutlierAttributes';

const tested = (rows: ExampleTable) =>
  run({'example set': asTable(rows, {call: 'id'}, ['call', 'minutes'])}, {})[
    'example set output'
  ];

it('flags the calls as shown', () => {
  const table = tested(calls);
  expect(shownCells(table, 'Flag of minutes')).toEqual(column(calls, 'Flag'));
  expect(shownCells(table, 'Confidence of minutes')).toEqual(
    column(calls, 'Confidence'),
  );
  expect(shownCells(table, COUNT)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
});

it('moves no bound for a longer outlier', () => {
  const longer = calls.map((row) =>
    row.call === 11 ? {...row, minutes: 400} : row,
  );
  const before = column(calls, 'Confidence').slice(0, -1);
  const after = shownCells(tested(longer), 'Confidence of minutes');
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toBe(48);
});

it('has quartiles on which the usual definitions agree', () => {
  const minutes = column(calls, 'minutes');
  expect(minutes[2]).toBe(minutes[3]);
  expect(minutes[7]).toBe(minutes[8]);
});

it('counts the values beyond the bounds of a normal distribution', () => {
  // The quartiles of a standard normal distribution are at 0.6745.
  const bound = 0.67449 + 1.5 * 2 * 0.67449;
  expect(bound.toFixed(3)).toBe('2.698');
});
