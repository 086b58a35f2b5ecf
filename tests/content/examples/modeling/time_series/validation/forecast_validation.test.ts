import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/validation/forecast_validation';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';
import {harborTotals} from '@support/shopDays';

const [months, errors] = exampleTables(import.meta);
const table = asTable(months, {}, ['sales']);
const validate = (method: string, settings = {}) =>
  run(
    {'example set': table},
    {
      time_series_attribute: 'sales',
      window_size: 6,
      horizon_size: 2,
      step_size: 2,
      method,
      ...settings,
    },
  );
const lastTwoFirst = <T>(values: readonly T[]) => [
  ...values.slice(10),
  ...values.slice(6, 10),
];
const METHODS = [
  ['last value', 'last value'],
  ['mean', 'mean in window'],
] as const;

it('shows the months of the sample data', () => {
  expect(column(months, 'sales')).toEqual(
    harborTotals((date) => date.slice(0, 7), 1)
      .slice(0, 12)
      .map(([, sales]) => sales),
  );
});

it('forecasts what lies behind each window, the last one first', () => {
  for (const [name, method] of METHODS) {
    const {'test result set': tested} = validate(method);
    expect(shownCells(tested, 'row')).toEqual([11, 12, 7, 8, 9, 10]);
    expect(shownCells(tested, 'label')).toEqual(
      lastTwoFirst(column(months, 'sales')),
    );
    expect(shownCells(tested, 'prediction', 2)).toEqual(
      lastTwoFirst(column(months, name)),
    );
  }
});

it('measures the windows, and their mean', () => {
  for (const [name, method] of METHODS) {
    const {windows} = validate(method);
    expect(shownCells(windows, 'root mean squared error', 2)).toEqual(
      column(errors, name),
    );
  }
});

it('skips the rows of the offset', () => {
  const {'test result set': tested} = validate('last value', {
    horizon_offset: 4,
  });
  expect(shownCells(tested, 'row')).toEqual([11, 12]);
});
