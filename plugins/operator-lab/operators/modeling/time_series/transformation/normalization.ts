import {columnStatistics} from '../../../_shared/tables/columnStatistics';
import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/**
 * Normalization: returns the difference of each value from the mean of its
 * series, in sample standard deviations. Values that are not finite stay as they
 * are, and do not count. The results of a constant series are missing.
 */
export const run: Run = ({'example set': table = []}, settings) => ({
  'example set': withNewSeries(
    table,
    settings,
    (series) => {
      const finite = series.filter(Number.isFinite);
      const {mean, variance} = columnStatistics(finite);
      return series.map((value) => {
        if (value === null || !Number.isFinite(value)) {
          return value;
        }
        return variance === 0 ? null : (value - mean) / Math.sqrt(variance);
      });
    },
    '_normalized',
  ),
  original: table,
});
