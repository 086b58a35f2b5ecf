import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/** The sum of all values up to each row; from a missing value on, there is none. */
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
