import {columnStatistics} from '../../../_shared/tables/columnStatistics';
import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/**
 * Normalization: returns the difference of each value from the mean of its
 * series, in sample standard deviations.
 */
export const run: Run = ({'example set': table = []}, settings) => ({
  'example set': withNewSeries(
    table,
    settings,
    (series) => {
      const {mean, variance} = columnStatistics(series);
      return series.map((value) =>
        value === null ? null : (value - mean) / Math.sqrt(variance),
      );
    },
    '_normalized',
  ),
  original: table,
});
