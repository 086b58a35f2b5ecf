import {mean, median} from '../../../_shared/numbers/averages';
import {seriesOf} from '../../../_shared/series/series';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Most frequent value. In a tie, the value that appears first. */
function mode(values: readonly number[]): number {
  const countOf = (value: number) =>
    values.filter((one) => one === value).length;
  return values.reduce((best, value) =>
    countOf(value) > countOf(best) ? value : best,
  );
}

/** Value that Default Forecast predicts for the whole horizon. */
export function defaultForecast(
  values: readonly number[],
  method: string,
  size: number,
): number {
  const window = values.slice(-size);
  switch (method) {
    case 'last value':
      return Number(values.at(-1));
    case 'mean in window':
      return mean(window);
    case 'median in window':
      return median(window);
    case 'mode in window':
      return mode(window);
    default:
      throw new OperatorError(`There is no method "${method}".`);
  }
}

/** Default Forecast of a numeric series without missing values. */
export const run: Run = ({'example set': table = []}, settings) => ({
  'forecast model': [
    {
      name: 'forecast',
      type: 'real',
      values: [
        defaultForecast(
          seriesOf(table, String(settings.time_series_attribute)),
          String(settings.method ?? 'last value'),
          Number(settings.window_size),
        ),
      ],
    },
  ],
  original: table,
});
