import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Series} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/**
 * Weighted means of each value and the previous smoothed value. A missing value
 * repeats the previous smoothed value.
 */
function smoothed(series: Series, factor: number): Series {
  let last: number | null = null;
  return series.map((value) => {
    if (value !== null) {
      last = last === null ? value : factor * value + (1 - factor) * last;
    }
    return last;
  });
}

/** Exponential Smoothing, starting with the first value. */
export const run: Run = ({'example set': table = []}, settings) => ({
  'example set': withNewSeries(table, settings, (series) =>
    smoothed(series, Number(settings.factor)),
  ),
  original: table,
});
