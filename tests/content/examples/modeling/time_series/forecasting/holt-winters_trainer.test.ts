import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/forecasting/holt-winters_trainer';
import {chartData} from '@support/figures';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {harborTotals} from '@support/shopDays';

const [states, forecasts] = exampleTables(import.meta);
const series = asTable(states, {}, ['quarter', 'sales']);
const SETTINGS = {time_series_attribute: 'sales', forecast_horizon: 4};
const train = (settings = {}, table = series) =>
  run(
    {'example set': table},
    {...SETTINGS, seasonality_model: 'additive', ...settings},
  );

it('shows the quarters of the sample data', () => {
  expect(picked(states, ['quarter', 'sales'])).toEqual(
    harborTotals(
      (date) =>
        `${date.slice(0, 4)} Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`,
      1,
    ).map(([quarter, sales]) => ({quarter, sales})),
  );
});

it('updates level, trend, and season', () => {
  expect(shownRows(train().states, 2)).toEqual(states);
});

it('forecasts with a season that is added, or a factor', () => {
  for (const seasonality_model of ['additive', 'multiplicative']) {
    expect(
      shownCells(train({seasonality_model}).forecast, 'forecast', 2),
    ).toEqual(column(forecasts, seasonality_model));
  }
  const byDefault = run({'example set': series}, SETTINGS);
  expect(shownCells(byDefault.forecast, 'forecast', 2)).toEqual(
    column(forecasts, 'multiplicative'),
  );
});

it('draws the same numbers', () => {
  const [chart] = chartData(import.meta);
  expect(chart).toEqual({
    sales: column(states, 'sales').map((value, at) => [at + 1, value]),
    forecast: column(forecasts, 'additive').map((value, at) => [at + 9, value]),
  });
});

it('starts as the text says', () => {
  const sales = column(states, 'sales').map(Number);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, second] = [mean(sales.slice(0, 4)), mean(sales.slice(4))];
  expect([first, Number(second.toFixed(3))]).toEqual([197.875, 207.7]);
  expect(((second - first) / 4).toFixed(3)).toBe('2.456');
});

it('keeps the start where the coefficients are 0, and needs two periods', () => {
  const still = train({
    'alpha:_coefficient_for_level_smoothing': 0,
    'beta:_coefficient_for_trend_smoothing': 0,
    'gamma:_coefficient_for_seasonality_smoothing': 0,
  });
  expect(shownCells(still.states, 'season', 2).slice(4)).toEqual(
    shownCells(still.states, 'season', 2).slice(0, 4),
  );
  expect(() => train({'period:_length_of_one_period': 5})).toThrow(
    'two periods',
  );
});

it('reads the column that `time_series_attribute` names', () => {
  const [quarter, sales] = series;
  const renamed = [quarter!, {...sales!, name: 'visits'}];
  expect(train({time_series_attribute: 'visits'}, renamed).forecast).toEqual(
    train().forecast,
  );
});
