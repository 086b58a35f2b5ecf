import {namedColumn} from '../../../_shared/tables/namedColumn';
import {valuesOf} from '../../../_shared/series/changedSeries';
import {resampled} from '../../../_shared/series/seriesGaps';
import type {GapFiller} from '../../../_shared/series/seriesGaps';
import type {Run} from '../../../_shared/types';

/**
 * Equalize Numerical Indices: resamples numeric series at even steps, with the
 * same number of rows and the same range.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const index = namedColumn(table, String(settings.indices_attribute));
  const places = index.values.map(Number);
  const start = Math.min(...places);
  const step = (Math.max(...places) - start) / (places.length - 1);
  const even = places.map((_, at) => start + at * step);
  return {
    'equalized example set': table.map((column) => ({
      ...column,
      values:
        column === index
          ? even
          : resampled(
              valuesOf(column),
              places,
              even,
              settings.replace_type_numerical as GapFiller,
            ),
    })),
    original: table,
  };
};
