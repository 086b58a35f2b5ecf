import {withNewSeries} from '../../../_shared/series/changedSeries';
import type {Series} from '../../../_shared/series/changedSeries';
import {filledSeries} from '../../../_shared/series/seriesGaps';
import type {GapFiller} from '../../../_shared/series/seriesGaps';
import type {Run} from '../../../_shared/types';

/**
 * Keeps values at the ends missing if they do not have the neighbors that the
 * method needs.
 */
function withoutEnds(series: Series, filled: Series, method: GapFiller) {
  const isKnown = series.map((value) => value !== null);
  const first = isKnown.indexOf(true);
  const last = isKnown.lastIndexOf(true);
  return filled.map((value, at) =>
    (at < first && method !== 'next value') ||
    (at > last && method !== 'previous value')
      ? null
      : value,
  );
}

/**
 * Replace Missing Values of numeric series, based on their neighbors. Rows are
 * evenly spaced.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const method = (settings.replace_type_numerical ??
    'previous value') as GapFiller;
  const fixed = Number(settings.replace_value_numerical ?? 0);
  const fillsEnds =
    settings.ensure_finite_values === true || method === 'value';
  return {
    'example set': withNewSeries(table, settings, (series) => {
      const places = series.map((_, at) => at);
      const filled = filledSeries(series, places, method, fixed);
      return fillsEnds ? filled : withoutEnds(series, filled, method);
    }),
    original: table,
  };
};
