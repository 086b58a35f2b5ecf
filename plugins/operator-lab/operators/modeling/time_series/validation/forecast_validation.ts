import {mean} from '../../../_shared/numbers/averages';
import {lastFirst} from '../../../_shared/performance/lastFirst';
import {
  requiredStarts,
  rootMeanSquare,
  seriesOf,
} from '../../../_shared/series/series';
import type {Run} from '../../../_shared/types';
import {defaultForecast} from '../forecasting/default_forecast_trainer';

/**
 * Forecast Validation by rows, starting at the first row. The inner process is
 * Default Forecast with the setting `method`. `windows` has the error of each
 * window and their mean. The test results begin with the last window.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const values = seriesOf(table, String(settings.time_series_attribute));
  const size = Number(settings.window_size ?? 20);
  const horizon = Number(settings.horizon_size ?? 1);
  const offset = Number(settings.horizon_offset ?? 0);
  const tested = requiredStarts(values.length, {
    size,
    step: Number(settings.step_size ?? 1),
    horizon,
    offset,
  }).map((start) => {
    const from = start + size + offset;
    const forecast = defaultForecast(
      values.slice(start, start + size),
      String(settings.method),
      size,
    );
    return {
      from,
      actual: values.slice(from, from + horizon),
      forecast: Array.from({length: horizon}, () => forecast),
    };
  });
  const errors = tested.map(({actual, forecast}) =>
    rootMeanSquare(actual, forecast),
  );
  const results = lastFirst(tested);
  return {
    'test result set': [
      {
        name: 'row',
        type: 'integer',
        values: results.flatMap(({from, actual}) =>
          actual.map((_, at) => from + at + 1),
        ),
      },
      {
        name: 'label',
        type: 'real',
        role: 'label',
        values: results.flatMap(({actual}) => actual),
      },
      {
        name: 'prediction',
        type: 'real',
        role: 'prediction',
        values: results.flatMap(({forecast}) => forecast),
      },
    ],
    windows: [
      {
        name: 'window',
        type: 'nominal',
        values: [...errors.map((_, window) => String(window + 1)), 'all'],
      },
      {
        name: 'root mean squared error',
        type: 'real',
        values: [...errors, mean(errors)],
      },
    ],
  };
};
