import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/**
 * Logarithm: returns the logarithm of each value. It is missing for negative
 * and missing values.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const log = settings.logarithm_type === 'log10' ? Math.log10 : Math.log;
  return {
    'example set': withNewSeries(
      table,
      settings,
      (series) =>
        series.map((value) =>
          value === null || value < 0 ? null : log(value),
        ),
      '_logarithm',
    ),
    original: table,
  };
};
