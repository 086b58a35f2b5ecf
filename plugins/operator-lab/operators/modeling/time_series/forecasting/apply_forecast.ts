import {seriesOf} from '../../../_shared/series/series';
import {NotComputed} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';
import {fitAr, forecastOf} from './arima_trainer';

/**
 * Apply Forecast to the model ARIMA(1,1,0) of a series without an index column.
 * The series is a table that replaces the model.
 */
export const run: Run = ({series}, settings) => {
  if (!series) {
    throw new NotComputed('Forecasts of other models are not computed here.');
  }
  const name = String(settings.time_series_attribute);
  const values = seriesOf(series, name);
  const forecast = forecastOf(
    values,
    fitAr(values, 1, 1).model,
    Number(settings.forecast_horizon ?? 5),
  );
  const isWithOriginal = settings.add_original_time_series !== false;
  const isWithCombined = settings.add_combined_time_series !== false;
  const before = isWithOriginal || isWithCombined ? values : [];
  const real = (name: string, cells: Column['values']): Column => ({
    name,
    type: 'real',
    values: cells,
  });
  return {
    'example set': [
      real(`forecast of ${name}`, [...before.map(() => null), ...forecast]),
      ...(isWithOriginal
        ? [real(name, [...before, ...forecast.map(() => null)])]
        : []),
      ...(isWithCombined
        ? [real(`${name} and forecast`, [...before, ...forecast])]
        : []),
    ],
  };
};
