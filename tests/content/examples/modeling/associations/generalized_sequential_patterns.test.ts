import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/generalized_sequential_patterns';
import type {Settings} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [purchases, shown] = exampleTables(import.meta);
const table = asTable(purchases, {
  lights: {knownValues: ['no', 'yes']},
});
const COLUMNS = {
  customer_id: 'customer',
  time_attribute: 'day',
  positive_value: 'yes',
};
const found = (settings: Settings, input = table) =>
  run({'example set': input}, {...COLUMNS, min_support: 0.5, ...settings})
    .patterns;

it.each([
  [0, 20, 0],
  [1, 30, 0],
  [1, 20, 5],
])('finds the patterns shown: window %d, gaps to %d from %d', (...limits) => {
  const [window, maxGap, minGap] = limits;
  const settings = {window_size: window, max_gap: maxGap, min_gap: minGap};
  expect(
    shownRows(found(settings)).map((row) => ({...settings, ...row})),
  ).toEqual(
    shown?.filter(
      (row) =>
        row.window_size === window &&
        row.max_gap === maxGap &&
        row.min_gap === minGap,
    ),
  );
});

it('counts each row without a customer as a customer of its own', () => {
  const nobody = withColumn(table, 'customer', () => null);
  expect(
    shownCells(
      found(
        {window_size: 0, max_gap: 20, min_gap: 0, min_support: 0.1},
        nobody,
      ),
      'pattern',
    ),
  ).toEqual(['<bike, helmet>']);
});

it('stops at absent columns and wrong types', () => {
  const limits = {window_size: 0, max_gap: 1, min_gap: 0};
  expect(() => found({...limits, time_attribute: 'hour'})).toThrow(
    '"hour" is absent',
  );
  expect(() => found({...limits, time_attribute: 'bike'})).toThrow(
    '"bike" is not numeric',
  );
  expect(() => found({...limits, customer_id: 'bike'})).toThrow(
    '"customer" is not nominal',
  );
});
