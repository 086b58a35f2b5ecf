import {withNewSeries} from '../../../_shared/series/changedSeries';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Moving Average Filter: returns the mean of each value and its neighbors. It
 * is missing if the window has a missing value, or begins before the series or
 * ends after it.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const left = Number(settings.filter_size_left);
  const right = Number(settings.filter_size_right);
  const size = left + 1 + right;
  const {aggregation_method: method, filter_type: type} = settings;
  if ((method ?? 'mean') !== 'mean' || (type ?? 'simple') !== 'simple') {
    throw new NotComputed('Only the simple mean is computed here.');
  }
  if (table[0] && size > table[0].values.length) {
    throw new OperatorError('The window has more rows than the series.');
  }
  return {
    'example set': withNewSeries(table, settings, (series) =>
      series.map((_, at) => {
        const numbers = series
          .slice(Math.max(0, at - left), at + right + 1)
          .filter((value) => value !== null);
        return numbers.length === size
          ? numbers.reduce((sum, value) => sum + value, 0) / size
          : null;
      }),
    ),
    original: table,
  };
};
