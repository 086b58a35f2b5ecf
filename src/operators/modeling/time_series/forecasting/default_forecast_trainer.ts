import {meanOf, seriesOf} from '../../../_shared/series';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? Number(sorted[Math.floor(middle)])
    : (Number(sorted[middle - 1]) + Number(sorted[middle])) / 2;
}

/** The most frequent value; of several, the one that is seen first. */
function mode(values: readonly number[]): number {
  const countOf = (value: number) =>
    values.filter((one) => one === value).length;
  return values.reduce((best, value) =>
    countOf(value) > countOf(best) ? value : best,
  );
}

/** The value that Default Forecast gives for the whole horizon. */
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
      return meanOf(window);
    case 'median in window':
      return median(window);
    case 'mode in window':
      return mode(window);
    default:
      throw new OperatorError(`There is no method "${method}".`);
  }
}

/** Default Forecast of a numeric series without gaps. */
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
