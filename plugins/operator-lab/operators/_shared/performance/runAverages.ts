import {sum} from '../numbers/averages';

/**
 * Mean, variance, and standard deviation of a measure over runs. Unknown values
 * are NaN.
 */
export type Average = {
  readonly runs: number;
  readonly mean: number;
  readonly variance: number;
  readonly deviation: number;
};

/** Averages a measure over runs. The divisor of the variance is `n - 1`. */
export function averageOf(values: readonly number[]): Average {
  const runs = values.length;
  const mean = sum(values) / runs;
  const squares = sum(values.map((value) => value * value)) / runs;
  const variance =
    runs < 2 ? NaN : (Math.max(0, squares - mean * mean) * runs) / (runs - 1);
  return {runs, mean, variance, deviation: Math.sqrt(variance)};
}
