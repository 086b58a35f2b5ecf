import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/forecasting/arima_trainer';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {harborTotals} from '@support/shopDays';

const [weeks, fits, forecasts] = exampleTables(import.meta);
const series = asTable(weeks, {}, ['sales']);
const fit = (p: number, settings = {}, table = series) =>
  run(
    {'example set': table},
    {
      time_series_attribute: 'sales',
      'p:_order_of_the_autoregressive_model': p,
      'd:_degree_of_differencing': 1,
      'q:_order_of_the_moving-average_model': 0,
      ...settings,
    },
  );

it('shows the first twelve weeks of the sample data', () => {
  const totals = harborTotals((_, day) => String(Math.floor(day / 7)), 2);
  expect(column(weeks, 'sales')).toEqual(
    totals.slice(0, 12).map(([, sales]) => sales),
  );
  const sales = column(weeks, 'sales').map(Number);
  expect(column(weeks, 'change').slice(1)).toEqual(
    sales
      .slice(1)
      .map((value, at) => Number((value - Number(sales[at])).toFixed(2))),
  );
});

it('estimates the three orders, and their criteria', () => {
  const rows = [1, 2, 3].map((p) => {
    const {'forecast model': model, performance} = fit(p);
    const [coefficients = {}] = shownRows(model);
    const [criteria = {}] = shownRows(performance);
    return {
      p,
      constant: coefficients.constant,
      φ1: coefficients.φ1 ?? '',
      φ2: coefficients.φ2 ?? '',
      φ3: coefficients.φ3 ?? '',
      'ln L': criteria['log-likelihood'],
      AIC: criteria.AIC,
      BIC: criteria.BIC,
      AICc: criteria.AICc,
    };
  });
  expect(rows).toEqual(fits);
});

it('prefers the orders that the text names', () => {
  const best = (name: string) => {
    const values = [1, 2, 3].map((p) =>
      Number(shownRows(fit(p).performance)[0]?.[name]),
    );
    return values.indexOf(Math.min(...values)) + 1;
  };
  expect(['AIC', 'BIC', 'AICc'].map(best)).toEqual([2, 2, 1]);
});

it('forecasts three weeks', () => {
  for (const p of [1, 2, 3]) {
    expect(shownCells(fit(p).forecast, 'forecast')).toEqual(
      column(forecasts, `p = ${p}`),
    );
  }
});

it('approaches the constant without differences', () => {
  const {forecast, 'forecast model': model} = fit(1, {
    'd:_degree_of_differencing': 0,
    forecast_horizon: 500,
  });
  const [level] = shownCells(model, 'constant');
  expect(shownCells(forecast, 'forecast').at(-1)).toBe(level);
});

it('stops without terms, at a gap, and for a short series', () => {
  expect(() => fit(0)).toThrow('at least 1');
  const gap = [real('sales', [1, null, 2])] as const;
  expect(() => fit(1, {}, gap)).toThrow('numbers');
  const short = [real('sales', [1, 3, 2, 5, 4])] as const;
  expect(() => fit(1, {}, short)).toThrow('too short');
});

it('cannot tell the coefficients of a constant series apart', () => {
  const constant = [real('sales', [5, 5, 5, 5, 5, 5, 5])] as const;
  expect(() => fit(1, {}, constant)).toThrow('no single best');
});
