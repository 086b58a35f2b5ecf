import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Run} from '../../../_shared/types';

/** Each value minus the one a number of rows before; without one, nothing follows. */
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
