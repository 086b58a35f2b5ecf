import {describe, expect, it} from 'vitest';
import {
  mean,
  sum,
} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {run as forecastOf} from '../../../plugins/operator-lab/operators/modeling/time_series/forecasting/function_seasonal_trainer';
import {run as smoothingOf} from '../../../plugins/operator-lab/operators/modeling/time_series/forecasting/holt-winters_trainer';
import {percent, textOfPage} from '../support/claims';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../support/exampleTables';
import {chartData} from '../support/figures';
import {columnOf} from '../support/rows';
import {sampleTable} from '../support/sampleData';

describe('the months of forecasting', () => {
  const id = 'auto/forecasting';
  const pallets = columnOf(
    sampleTable('bottler-pallets.csv'),
    'pallets',
  ).values.map(Number);

  /**
   * Least squares fit of a line and 12 months, and its forecast for the next 12
   * months.
   */
  function trendAndSeason(training: readonly number[]) {
    const months = Array.from({length: 12}, (_, month) =>
      training.flatMap((y, at) => (at % 12 === month ? [{x: at + 1, y}] : [])),
    );
    const centered = months.flatMap((points) => {
      const [x, y] = [points.map((one) => one.x), points.map((one) => one.y)];
      return points.map((one) => ({x: one.x - mean(x), y: one.y - mean(y)}));
    });
    const slope =
      sum(centered.map(({x, y}) => x * y)) / sum(centered.map(({x}) => x ** 2));
    const levels = months.map((points) =>
      mean(points.map(({x, y}) => y - slope * x)),
    );
    const season = levels.map((level) => level - mean(levels));
    const forecast = Array.from({length: 12}, (_, ahead) => {
      const at = training.length + ahead;
      return Math.round((levels[at % 12] ?? 0) + slope * (at + 1));
    });
    return {slope, offset: mean(levels), season, forecast};
  }

  const model = trendAndSeason(pallets.slice(0, 48));
  const year = pallets.slice(48);
  const errorsOf = (forecast: readonly number[], start = 48) =>
    forecast.map((value, at) => (pallets[start + at] ?? 0) - value);
  const absolute = (errors: readonly number[]) => mean(errors.map(Math.abs));

  it('are drawn, with the forecast', () => {
    const [history, season] = chartData(id);
    const values = (name: string) =>
      (history?.[name] ?? []).map((point) =>
        Number(String(point).split(',')[1]),
      );
    expect(values('Training')).toEqual(pallets.slice(0, 48));
    expect(values('Hold-out, actual')).toEqual(year);
    expect(values('Forecast, trend and season')).toEqual(model.forecast);
    expect(season?.['Season']).toEqual(
      model.season.map((value) => Math.round(value)),
    );
    expect([rounded(model.offset, 1), rounded(model.slope, 3)]).toEqual([
      614.1, 4.904,
    ]);
  });

  it('lead to the errors of three models', () => {
    const [table] = exampleTables(id, 'Error measures');
    const forecasts = [
      model.forecast,
      pallets.slice(36, 48),
      Array(12).fill(pallets[47]) as number[],
    ];
    const at = ['Trend and season', 'Last season', 'Last value'].map((name) =>
      column(table, 'Model').indexOf(name),
    );
    for (const [measure, of] of Object.entries({
      MAE: absolute,
      RMSE: (errors: readonly number[]) =>
        Math.sqrt(mean(errors.map((error) => error ** 2))),
      'Mean error': mean,
    })) {
      expect(at.map((row) => numbers(table, measure)[row])).toEqual(
        forecasts.map((forecast) => rounded(of(errorsOf(forecast)), 1)),
      );
    }
    const shares = errorsOf(model.forecast).map(
      (error, month) => error / (year[month] ?? 1),
    );
    expect(column(table, 'MAPE')[at[0] ?? 0]).toBe(percent(absolute(shares)));
  });

  it('are tested from five origins', () => {
    const starts = [36, 39, 42, 45, 48];
    const errors = starts.flatMap((start) =>
      errorsOf(trendAndSeason(pallets.slice(0, start)).forecast, start),
    );
    const last = starts.flatMap((start) =>
      errorsOf(pallets.slice(start - 12, start), start),
    );
    expect(textOfPage(id)).toContain(
      `the MAE is ${absolute(errors).toFixed(1)} pallets for trend and season, 23.0 for Holt-Winters, and ${absolute(last).toFixed(1)} for last season`,
    );
    expect(errors.filter((error) => Math.abs(error) <= 40)).toHaveLength(54);
    expect(trendAndSeason(pallets).forecast[6]).toBe(1113);
  });

  it('differ a little from those of the operator', () => {
    const forecastAfter = (values: readonly number[]) => {
      const series = {name: 'pallets', type: 'real', values} as const;
      const {forecast} = forecastOf(
        {'example set': [series]},
        {
          time_series_attribute: 'pallets',
          decomposition_method: 'classic',
          decomposition_mode: 'additive',
          seasonality: 12,
          degree: 1,
          forecast_horizon: 12,
        },
      );
      return columnOf(forecast ?? [], 'forecast').values.map((value) =>
        Math.round(Number(value)),
      );
    };
    const errors = [36, 39, 42, 45, 48].flatMap((start) =>
      errorsOf(forecastAfter(pallets.slice(0, start)), start),
    );
    const sorted = errors.map(Math.abs).sort((a, b) => a - b);
    expect(forecastAfter(pallets)[6]).toBe(1102);
    expect(textOfPage(id)).toContain(
      `so it returns 1,102 and needs a margin of ${sorted[53]}.`,
    );
  });

  it('are missed by the default coefficients of Holt-Winters', () => {
    const training = pallets.slice(0, 48);
    const series = {name: 'pallets', type: 'real', values: training} as const;
    const {forecast} = smoothingOf(
      {'example set': [series]},
      {
        time_series_attribute: 'pallets',
        'period:_length_of_one_period': 12,
        seasonality_model: 'additive',
        forecast_horizon: 12,
      },
    );
    const values = columnOf(forecast ?? [], 'forecast').values;
    const mae = absolute(errorsOf(values.map(Number).map(Math.round)));
    const [table] = exampleTables(id, 'Error measures');
    const row = column(table, 'Model').indexOf('Holt-Winters');
    expect(textOfPage(id)).toContain(
      `is ${mae.toFixed(1)} pallets instead of ${numbers(table, 'MAE')[row]?.toFixed(1)}`,
    );
  });
});
