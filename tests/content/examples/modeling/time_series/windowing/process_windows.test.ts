import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/windowing/process_windows';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {harborFrom} from '@support/shopDays';

const [days] = exampleTables(import.meta);
const process = (settings = {}) =>
  shownRows(
    run(
      {'example set': asTable(days)},
      {
        attribute: 'sales',
        window_size: 7,
        no_overlapping_windows: true,
        ...settings,
      },
    )['output 1'],
    2,
  );

it('shows two weeks of the sample data', () => {
  expect(picked(days, ['date', 'sales'])).toEqual(
    harborFrom('2024-01-01', 14).map(({date, sales}) => ({date, sales})),
  );
});

it('has eight windows with a step of 1, and stops at a long one', () => {
  expect(process({no_overlapping_windows: false})).toHaveLength(8);
  expect(() => process({window_size: 15})).toThrow('more rows than');
});
