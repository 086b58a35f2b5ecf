import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/**
 * Integration: returns the cumulative sum of each series. After a missing
 * value, all sums are missing.
 */
export const run: Run = ({'example set': table = []}, settings) => ({
  'example set': withNewSeries(table, settings, (series) => {
    let total: number | null = 0;
    return series.map((value) => {
      total = total === null || value === null ? null : total + value;
      return total;
    });
  }),
  original: table,
});
