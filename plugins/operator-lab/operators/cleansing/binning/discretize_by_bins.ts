import {columnStatistics} from '../../_shared/tables/columnStatistics';
import {discretize} from '../../_shared/tables/discretize';
import {OperatorError} from '../../_shared/types';
import type {Column, Run} from '../../_shared/types';

/**
 * Returns the limits that divide a range into bins of equal width, without both
 * ends.
 */
function innerLimits(least: number, most: number, count: number): number[] {
  return Array.from(
    {length: count - 1},
    (_, at) => least + ((at + 1) / count) * (most - least),
  );
}

/** Discretize by Binning: creates bins of equal width. */
export const run: Run = (inputs, settings) => {
  const count = Number(settings.number_of_bins ?? 2);
  if (settings.define_boundaries === true) {
    const least = Number(settings.min_value);
    const most = Number(settings.max_value);
    if (least > most) {
      throw new OperatorError('The minimum must be less than the maximum.');
    }
    const limits = [least, ...innerLimits(least, most, count), most, Infinity];
    return discretize(inputs, settings, () => limits);
  }
  return discretize(inputs, settings, ({values}: Column) => {
    const {minimum, maximum} = columnStatistics(values);
    return [...innerLimits(minimum, maximum, count), Infinity];
  });
};
