import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {defaultForecast} from '@lab/modeling/time_series/forecasting/default_forecast_trainer';
import {run} from '@lab/modeling/time_series/forecasting/function_seasonal_trainer';
import {rootMeanSquare} from '@lab/_shared/series/series';
import {ROOT} from '@site/tests/support/sites';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';
import {harborFrom} from '@support/shopDays';

const ID = 'operators/modeling/time_series/forecasting/index';
const [week] = exampleTables(import.meta, 'The same next week, two ways');
const text = readFileSync(path.join(ROOT, `docs/${ID}.mdx`), 'utf8');
const past = harborFrom('2024-01-01', 21).map(({sales}) => Number(sales));
const actual = harborFrom('2024-01-22', 7).map(({sales}) => Number(sales));
const {forecast} = run(
  {'example set': [real('sales', past)]},
  {
    time_series_attribute: 'sales',
    decomposition_method: 'classic',
    seasonality: 7,
    degree: 1,
    forecast_horizon: 7,
  },
);
const seasonal = (forecast?.at(-1)?.values ?? []).map(Number);
const flat = actual.map(() => defaultForecast(past, 'mean in window', 7));

it('shows both forecasts of the week', () => {
  expect(column(week, 'sales')).toEqual(actual);
  expect(column(week, 'trend and weekday')).toEqual(
    shownCells(forecast, 'forecast', 1),
  );
  expect(column(week, 'mean of seven days')).toEqual(
    flat.map((value) => Number(value.toFixed(1))),
  );
});

it('says their errors and sums', () => {
  const errors = [seasonal, flat].map((values) =>
    rootMeanSquare(actual, values).toFixed(1),
  );
  expect(text).toContain(
    `is ${errors[0]} euros with the weekday, and ${errors[1]} without it`,
  );
  const sums = [actual, seasonal, flat].map((values) =>
    Math.round(values.reduce((sum, value) => sum + value, 0)).toLocaleString(
      'en',
    ),
  );
  expect(text).toContain(
    `${sums[0]} euros were sold, and the forecasts are ${sums[1]} and ${sums[2]}`,
  );
});
