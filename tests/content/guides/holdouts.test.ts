import {describe, expect, it} from 'vitest';
import {mean, sum} from '../../../src/operators/_shared/numbers/averages';
import {run as forecastOf} from '../../../src/operators/modeling/time_series/forecasting/function_seasonal_trainer';
import {percent, textOfPage} from '../support/claims';
import {areaUnderRoc} from '../support/classMeasures';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../support/exampleTables';
import {chartData, matricesOf} from '../support/figures';
import {columnOf, height} from '../support/rows';
import {sampleTable} from '../support/sampleData';

const FOLDER = 'auto/machine-learning';

it('lists the files of the Auto guides with their rows and columns', () => {
  const [files] = exampleTables(
    'tutorial/sample-data',
    'Rows behind the Auto guides',
  );
  const tables = column(files, 'File').map(String).map(sampleTable);
  expect(column(files, 'Rows')).toEqual(tables.map(height));
  expect(column(files, 'Columns')).toEqual(tables.map(({length}) => length));
  expect(tables).toHaveLength(3);
});

describe('the customers of binary classification', () => {
  const id = `${FOLDER}/binary`;
  const table = sampleTable('churn-holdout.csv');
  const actual = columnOf(table, 'actual').values;
  const rows = columnOf(table, 'confidence(churn)')
    .values.map((confidence, at) => ({
      confidence: Number(confidence),
      isPositive: actual[at] === 'churn',
    }))
    .sort((one, other) => other.confidence - one.confidence);
  const hits = (of: typeof rows) =>
    of.filter(({isPositive}) => isPositive).length;
  const offered = (threshold: number) =>
    rows.filter(({confidence}) => confidence >= threshold);
  const gain = (of: typeof rows) => 60 * hits(of) - 10 * of.length;

  it('fill the matrices and the table of thresholds', () => {
    const matrix = (threshold: number) => {
      const [all, tp] = [offered(threshold).length, hits(offered(threshold))];
      return [
        [1800 - (all - tp), 200 - tp],
        [all - tp, tp],
      ];
    };
    expect(matricesOf(id).map(({counts}) => counts)).toEqual(
      [0.5, 0.2].map(matrix),
    );
    const [costs = []] = exampleTables(
      id,
      'Example: choose a threshold by cost',
    );
    expect(
      costs.slice(1, 5).map((row) => [row.TP, row.FP, row['Gain in euros']]),
    ).toEqual(
      [0.5, 0.3, 0.2, 0.1]
        .map(offered)
        .map((of) => [hits(of), of.length - hits(of), gain(of)]),
    );
  });

  it('lead to the curve, its area, and the lift', () => {
    const [roc, lift] = chartData(id);
    const points = rows.map((_, at) => {
      const tp = hits(rows.slice(0, at + 1));
      return `${rounded((at + 1 - tp) / 1800, 3)}, ${rounded(tp / 200, 3)}`;
    });
    const drawn = (roc?.['Churn model'] ?? []).slice(1).map(String);
    expect(
      drawn.filter((point) => !points.includes(point.replace(',', ', '))),
    ).toEqual([]);
    expect(rounded(areaUnderRoc(rows, 0.5), 3)).toBe(0.852);
    const tenths = Array.from({length: 10}, (_, at) =>
      rows.slice(200 * at, 200 * at + 200),
    );
    expect(lift?.['This tenth']).toEqual(tenths.map((of) => hits(of) / 20));
  });

  it('have the best threshold that the page names', () => {
    const best = rows.reduce(
      (found, {confidence}) =>
        gain(offered(confidence)) > gain(offered(found)) ? confidence : found,
      1,
    );
    expect(textOfPage(id)).toContain(
      `gains ${gain(offered(best)).toLocaleString('en-US')} with ${offered(best).length} offers`,
    );
    const near = rows.filter(
      ({confidence}) => confidence > 0.15 && confidence < 0.25,
    );
    expect(hits(near) / near.length).toBeGreaterThan(0.15);
    expect(hits(near) / near.length).toBeLessThan(0.25);
  });
});

it('counts the castings of multiclass classification', () => {
  const table = sampleTable('casting-grades.csv');
  const [actual, ...models] = ['actual', 'model 1', 'model 2'].map(
    (name) => columnOf(table, name).values,
  );
  const counts = (predicted: (typeof models)[number]) =>
    ['A', 'B', 'C'].map((grade) =>
      ['A', 'B', 'C'].map(
        (real) =>
          predicted.filter(
            (value, at) => value === grade && actual?.[at] === real,
          ).length,
      ),
    );
  expect(
    matricesOf(`${FOLDER}/multiclass`).map((matrix) => matrix.counts),
  ).toEqual(models.map(counts));
});

describe('the months of forecasting', () => {
  const id = 'auto/forecasting';
  const pallets = columnOf(
    sampleTable('bottler-pallets.csv'),
    'pallets',
  ).values.map(Number);

  /** Least squares of a line and 12 months, and the 12 months after the training. */
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
    const series = {name: 'sales', type: 'real', values: pallets} as const;
    const {forecast} = forecastOf(
      {'example set': [series]},
      {
        decomposition_method: 'classic',
        decomposition_mode: 'additive',
        seasonality: 12,
        degree: 1,
        forecast_horizon: 12,
      },
    );
    const july = columnOf(forecast ?? [], 'forecast').values[6];
    expect(Math.round(Number(july))).toBe(1102);
    expect(textOfPage(id)).toContain('so it returns 1,102');
  });
});
