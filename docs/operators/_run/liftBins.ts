import {run as discretizeByFrequency} from '../cleansing/binning/discretize_by_frequency.run';
import {OperatorError} from './types';

/**
 * Upper limits of bins of about as many numbers each, by Discretize by
 * Frequency. Where that operator stops, each number is a bin of its own.
 */
export function binsByFrequency(
  values: readonly number[],
  count: number,
): readonly number[] {
  const column = {name: 'value', type: 'real' as const, values};
  let names: readonly unknown[];
  try {
    const {'example set output': binned = []} = discretizeByFrequency(
      {'example set input': [column]},
      {number_of_bins: count, range_name_type: 'short'},
    );
    names = binned[0]?.values ?? [];
  } catch (error) {
    if (!(error instanceof OperatorError)) {
      throw error;
    }
    names = values;
  }
  const highest = new Map<unknown, number>();
  values.forEach((value, row) => {
    const name = names[row];
    highest.set(name, Math.max(value, highest.get(name) ?? -Infinity));
  });
  return [...highest.values()].sort((a, b) => a - b);
}
