import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Series} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/** Weighted means of a value and the smoothed one before it; a gap repeats the latter. */
function smoothed(series: Series, factor: number): Series {
  let last: number | null = null;
  return series.map((value) => {
    if (value !== null) {
      last = last === null ? value : factor * value + (1 - factor) * last;
    }
    return last;
  });
}

/** Exponential smoothing that begins with the first value. */
export const run: Run = ({'example set': table = []}, settings) => ({
  'example set': withNewSeries(table, settings, (series) =>
    smoothed(series, Number(settings.factor)),
  ),
  original: table,
});
