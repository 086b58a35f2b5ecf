import {expect, it} from 'vitest';
import {NotComputed} from '@lab/_shared/types';
import {run} from '@lab/modeling/time_series/forecasting/apply_forecast';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [weeks] = exampleTables(
  'operators/modeling/time_series/forecasting/arima_trainer',
);
const [shown, repeated] = exampleTables(import.meta);
const series = asTable(weeks, {}, ['sales']);
const SERIES = {time_series_attribute: 'sales'};
const forecast = (settings = {}) =>
  shownRows(
    run({series}, {...SERIES, forecast_horizon: 3, ...settings})['example set'],
  );

it('shows past and forecast beside each other, and in one column', () => {
  const rows = forecast();
  expect(rows).toHaveLength(15);
  expect(rows.slice(-6)).toEqual(shown);
});

it('gives the steps of the horizon alone', () => {
  expect(
    forecast({
      add_original_time_series: false,
      add_combined_time_series: false,
    }),
  ).toEqual(picked(shown?.slice(-3), ['forecast of sales']));
});

it('forecasts five values by default', () => {
  const {'example set': result} = run({series}, SERIES);
  expect(shownRows(result)).toHaveLength(17);
});

it('repeats the series of the model', () => {
  expect(repeated).toEqual(picked(weeks, ['week', 'sales']));
});

it('names the column of the past after the series', () => {
  const [sales] = series;
  const {'example set': result = []} = run(
    {series: [{...sales!, name: 'visits'}]},
    {time_series_attribute: 'visits'},
  );
  expect(result.map(({name}) => name)).toEqual([
    'forecast of visits',
    'visits',
    'visits and forecast',
  ]);
});

it('does not compute forecasts of other models', () => {
  expect(() => run({'forecast model': series}, {})).toThrow(NotComputed);
});
