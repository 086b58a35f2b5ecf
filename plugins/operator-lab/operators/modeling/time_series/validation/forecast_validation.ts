import {mean} from '../../../_shared/numbers/averages';
import {
  rootMeanSquare,
  seriesOf,
  windowStarts,
} from '../../../_shared/series/series';
import {NotComputed} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';
import {defaultForecast} from '../forecasting/default_forecast_trainer';

/**
 * Forecast Validation by rows, starting at the first row. The inner process is
 * Default Forecast with the setting `method`. `windows` has a row for each
 * window, and `mean` the mean of their errors.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const values = seriesOf(table, String(settings.time_series_attribute));
  const size = Number(settings.window_size);
  const horizon = Number(settings.horizon_size ?? 1);
  const offset = Number(settings.horizon_offset ?? 0);
  const tested = windowStarts(values.length, {
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
  if (tested.length === 0) {
    throw new NotComputed(
      'This example needs rows for a window and its horizon.',
    );
  }
  const errors = tested.map(({actual, forecast}) =>
    rootMeanSquare(actual, forecast),
  );
  return {
    'test result set': [
      {
        name: 'row',
        type: 'integer',
        values: tested.flatMap(({from, actual}) =>
          actual.map((_, at) => from + at + 1),
        ),
      },
      {
        name: 'label',
        type: 'real',
        role: 'label',
        values: tested.flatMap(({actual}) => actual),
      },
      {
        name: 'prediction',
        type: 'real',
        role: 'prediction',
        values: tested.flatMap(({forecast}) => forecast),
      },
    ],
    windows: [
      {
        name: 'window',
        type: 'integer',
        values: errors.map((_, window) => window + 1),
      },
      {name: 'root mean squared error', type: 'real', values: errors},
    ],
    mean: [{name: 'mean', type: 'real', values: [mean(errors)]}],
  };
};
