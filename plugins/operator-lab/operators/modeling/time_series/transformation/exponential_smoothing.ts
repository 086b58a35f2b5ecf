import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Series} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/**
 * Weighted means of each value and the previous smoothed value. The first value
 * stays as it is. From a missing value on, all results are missing.
 */
function smoothed(series: Series, alpha: number): Series {
  const results: (number | null)[] = [];
  for (const value of series) {
    const last = results.length > 0 ? results.at(-1)! : value;
    results.push(
      value === null || last === null
        ? null
        : alpha * value + (1 - alpha) * last,
    );
  }
  return results;
}

/** Exponential Smoothing, starting with the first value. */
export const run: Run = ({'example set': table = []}, settings) => ({
  'example set': withNewSeries(
    table,
    settings,
    (series) => smoothed(series, Number(settings.alpha ?? 0.5)),
    '_smoothed',
  ),
  original: table,
});
