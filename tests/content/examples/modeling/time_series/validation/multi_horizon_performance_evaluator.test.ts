import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/validation/multi_horizon_performance_evaluator';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [windows] = exampleTables(import.meta);
const [, , source] = exampleTables(
  'operators/modeling/time_series/windowing/index',
);

it('takes its windows from the page of Windowing', () => {
  expect(column(windows, 'day 1')).toEqual(
    column(source, 'visitors + 1 (horizon)'),
  );
  expect(column(windows, 'day 2')).toEqual(
    column(source, 'visitors + 2 (horizon)'),
  );
  for (const day of ['day 1', 'day 2']) {
    expect(column(windows, `prediction(${day})`)).toEqual(
      column(source, 'visitors - 0'),
    );
  }
});

it('has nothing to measure without predictions', () => {
  const {performance} = run({'labelled set': asTable(windows)}, {});
  expect(shownRows(performance)).toEqual([]);
});
