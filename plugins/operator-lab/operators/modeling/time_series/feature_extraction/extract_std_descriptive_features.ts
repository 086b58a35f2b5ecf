import {mean, sum} from '../../../_shared/numbers/averages';
import {numbersOf} from '../../../_shared/tables/columnStatistics';
import type {Run} from '../../../_shared/types';

/**
 * Quantile at position `share * (n + 1)`, between the two values around it. It
 * is NaN without numbers.
 */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const last = sorted.length - 1;
  const at = Math.min(Math.max(share * (last + 2) - 1, 0), last);
  const low = sorted[Math.floor(at)] ?? NaN;
  const high = sorted[Math.ceil(at)] ?? NaN;
  return low + (at - Math.floor(at)) * (high - low);
}

/** Moments of numbers, corrected for the bias of a sample. */
function momentsOf(numbers: readonly number[]) {
  const n = numbers.length;
  const center = mean(numbers);
  const deviation = Math.sqrt(
    sum(numbers.map((value) => (value - center) ** 2)) / (n - 1),
  );
  const powers = (power: number) =>
    sum(numbers.map((value) => ((value - center) / deviation) ** power));
  return {
    deviation,
    kurtosis:
      ((n * (n + 1)) / ((n - 1) * (n - 2) * (n - 3))) * powers(4) -
      (3 * (n - 1) ** 2) / ((n - 2) * (n - 3)),
    skewness: (n / ((n - 1) * (n - 2))) * powers(3),
  };
}

/**
 * Statistics of the named series. A missing value makes those missing that use
 * the sum of all values, unless `ignore_invalid_values` is on.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const series = table.find(({name}) => name === settings.attribute);
  const numbers = numbersOf(series?.values ?? []);
  const isWhole =
    settings.ignore_invalid_values === true ||
    numbers.length === series?.values.length;
  const all = isWhole ? numbers : [NaN];
  const {deviation, kurtosis, skewness} = momentsOf(all);
  const values = {
    sum: sum(all),
    mean: mean(all),
    geometric_mean: Math.exp(mean(all.map(Math.log))),
    first_quartile: quantile(numbers, 0.25),
    median: quantile(numbers, 0.5),
    third_quartile: quantile(numbers, 0.75),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    std_deviation: deviation,
    kurtosis,
    skewness,
  };
  return {
    features: Object.entries(values)
      .filter(([name]) => settings[name] !== false)
      .map(([name, value]) => ({
        name: `${series?.name}.${name.replaceAll('_', ' ')}`,
        type: 'real',
        values: [Number.isNaN(value) ? null : value],
      })),
    original: table,
  };
};
