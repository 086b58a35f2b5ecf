import {withNewSeries} from '../../../_shared/series/changedSeries';
import {filledSeries} from '../../../_shared/series/seriesGaps';
import type {GapFiller} from '../../../_shared/series/seriesGaps';
import type {Run} from '../../../_shared/types';

/** Fills the gaps of numeric series from their neighbors, a step from row to row. */
export const run: Run = ({'example set': table = []}, settings) => ({
  'example set': withNewSeries(table, settings, (series) =>
    filledSeries(
      series,
      series.map((_, at) => at),
      (settings.replace_type_numerical ?? 'previous value') as GapFiller,
    ),
  ),
  original: table,
});
