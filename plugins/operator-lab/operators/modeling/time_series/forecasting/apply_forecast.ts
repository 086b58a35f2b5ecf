import {seriesOf} from '../../../_shared/series/series';
import type {Column, Run} from '../../../_shared/types';
import {fitAr, forecastOf} from './arima_trainer';

/**
 * Apply Forecast to the model ARIMA(1,1,0) of the series `sales`, which does
 * not have an index column.
 */
export const run: Run = ({series = []}, settings) => {
  const values = seriesOf(series, 'sales');
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
      real('forecast of sales', [...before.map(() => null), ...forecast]),
      ...(isWithOriginal
        ? [real('sales', [...before, ...forecast.map(() => null)])]
        : []),
      ...(isWithCombined
        ? [real('sales and forecast', [...before, ...forecast])]
        : []),
    ],
  };
};
