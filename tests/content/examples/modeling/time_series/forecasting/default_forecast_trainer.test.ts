import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/forecasting/default_forecast_trainer';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';
import {harborFrom} from '@support/shopDays';

const [days, forecasts] = exampleTables(import.meta);
const forecast = (method: string, window_size: number) =>
  shownCells(
    run(
      {'example set': asTable(days)},
      {time_series_attribute: 'visitors', method, window_size},
    )['forecast model'],
    'forecast',
  )[0];

it('shows days of the sample data', () => {
  expect(days).toEqual(
    harborFrom('2024-01-16', 8).map(({date, visitors}) => ({date, visitors})),
  );
});

it('computes each method for both windows, with the first of a tie as the mode', () => {
  expect(
    forecasts?.map(({method}) => ({
      method,
      'window size 5': forecast(String(method), 5),
      'window size 8': forecast(String(method), 8),
    })),
  ).toEqual(forecasts);
});

it('knows no other method', () => {
  expect(() => forecast('guess', 5)).toThrow('no method');
});
