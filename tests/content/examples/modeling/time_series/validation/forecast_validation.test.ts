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

it('forecasts what lies behind each window', () => {
  for (const [name, method] of METHODS) {
    const {'test result set': tested} = validate(method);
    expect(shownCells(tested, 'row')).toEqual([7, 8, 9, 10, 11, 12]);
    expect(shownCells(tested, 'label')).toEqual(
      column(months, 'sales').slice(6),
    );
    expect(shownCells(tested, 'prediction', 2)).toEqual(
      column(months, name).slice(6),
    );
  }
});

it('measures the windows, and their mean', () => {
  for (const [name, method] of METHODS) {
    const {windows, mean} = validate(method);
    expect([
      ...shownCells(windows, 'root mean squared error', 2),
      ...shownCells(mean, 'mean', 2),
    ]).toEqual(column(errors, name));
  }
});

it('skips the rows of the offset', () => {
  const {'test result set': tested} = validate('last value', {
    horizon_offset: 4,
  });
  expect(shownCells(tested, 'row')).toEqual([11, 12]);
});
