import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/windowing';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {harborFrom} from '@support/shopDays';

const [days, one, two] = exampleTables(import.meta);
const windows = (settings = {}) =>
  run(
    {'example set': asTable(days, {date: {type: 'date'}})},
    {
      attribute: 'visitors',
      has_indices: true,
      indices_attribute: 'date',
      window_size: 3,
      ...settings,
    },
  )['windowed example set'] ?? [];

it('shows days of the sample data', () => {
  expect(days).toEqual(
    harborFrom('2024-01-01', 8).map(({date, visitors}) => ({date, visitors})),
  );
});

it('writes each window as a row, with one value of the horizon or two', () => {
  expect(shownRows(windows())).toEqual(one);
  expect(shownRows(windows({horizon_size: 2}))).toEqual(two);
});

it('gives a label, or roles for several horizons', () => {
  const roles = (settings = {}) => windows(settings).map(({role}) => role);
  expect(roles().at(-1)).toBe('label');
  expect(roles({horizon_size: 2}).slice(-2)).toEqual([
    'horizon + 1',
    'horizon + 2',
  ]);
});

it('leaves out the horizon, skips an offset, and does not overlap', () => {
  expect(windows({'create_horizon_(labels)': false})).toHaveLength(4);
  expect(shownRows(windows({horizon_offset: 4}))).toEqual([
    {
      'Last date in window': '2024-01-03',
      'visitors - 2': 87,
      'visitors - 1': 90,
      'visitors - 0': 106,
      'visitors + 5 (horizon)': 84,
    },
  ]);
  expect(shownRows(windows({no_overlapping_windows: true}))).toEqual([
    one?.[0],
    one?.[4],
  ]);
});

it('stops if no window fits', () => {
  expect(() => windows({window_size: 8})).toThrow('more rows than');
});
