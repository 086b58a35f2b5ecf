import {sum} from '../numbers/averages';

/** Mean, variance, and deviation of a measure over runs; what is not known is not a number. */
export type Average = {
  readonly runs: number;
  readonly mean: number;
  readonly variance: number;
  readonly deviation: number;
};

/** Averages the values that single runs have for a measure, with `n - 1` as the divisor of the variance. */
export function averageOf(values: readonly number[]): Average {
  const runs = values.length;
  const mean = sum(values) / runs;
  const squares = sum(values.map((value) => value * value)) / runs;
  const variance =
    runs < 2 ? NaN : (Math.max(0, squares - mean * mean) * runs) / (runs - 1);
  return {runs, mean, variance, deviation: Math.sqrt(variance)};
}
