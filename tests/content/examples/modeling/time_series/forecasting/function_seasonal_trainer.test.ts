import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/forecasting/function_seasonal_trainer';
import {real} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';
import {harborFrom} from '@support/shopDays';

const [days] = exampleTables(
  'operators/modeling/time_series/decomposition/classic_decomposition',
);
const [forecasts, repeated] = exampleTables(import.meta);
const series = asTable(days, {}, ['date', 'sales']);
const SETTINGS = {
  time_series_attribute: 'sales',
  decomposition_method: 'classic',
  seasonality: 7,
  degree: 1,
  forecast_horizon: 7,
};
const train = (settings = {}) =>
  run({'example set': series}, {...SETTINGS, ...settings});

it('repeats the three weeks', () => {
  expect(repeated).toEqual(picked(days, ['date', 'sales']));
});

it('fits the line of the page', () => {
  expect(shownCells(train()['forecast model'], 'coefficient', 2)).toEqual([
    1676.17, -0.59,
  ]);
});

it('shows what was sold', () => {
  expect(picked(forecasts, ['date', 'sales'])).toEqual(
    harborFrom('2024-01-22', 7).map(({date, sales}) => ({date, sales})),
  );
});

it('has a polynomial of 0 or 1 without a fit', () => {
  const functions = (settings: object) =>
    new Set(shownCells(train(settings).forecast, 'function'));
  expect(functions({no_fit: true})).toEqual(new Set([0]));
  expect(
    functions({no_fit: true, decomposition_mode: 'multiplicative'}),
  ).toEqual(new Set([1]));
});

it('has no season without a decomposition', () => {
  const {forecast} = train({decomposition_method: 'no decomposition'});
  expect(new Set(shownCells(forecast, 'season'))).toEqual(new Set([0]));
});

it('needs more points than the degree', () => {
  const two = [real('visits', [1, 2])] as const;
  expect(() =>
    run(
      {'example set': two},
      {
        time_series_attribute: 'visits',
        decomposition_method: 'no decomposition',
        degree: 2,
        forecast_horizon: 1,
      },
    ),
  ).toThrow('more rows than the degree');
});
