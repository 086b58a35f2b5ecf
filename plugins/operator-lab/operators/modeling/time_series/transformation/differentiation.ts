import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/**
 * Differentiation: subtracts the value `lag` rows before from each value. The
 * result is missing if one of the values is missing.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const lag = Number(settings.lag ?? 1);
  return {
    'example set': withNewSeries(table, settings, (series) =>
      series.map((value, at) => {
        const earlier = series[at - lag] ?? null;
        return value === null || earlier === null ? null : value - earlier;
      }),
    ),
    original: table,
  };
};
