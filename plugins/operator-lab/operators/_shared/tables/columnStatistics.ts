import type {Value} from '../types';

/** Statistics of a numeric column as the platform keeps them. */
export type ColumnStatistics = {
  /** Mean of the values; not a number where there are none. */
  readonly mean: number;
  /** Variance of a sample; 0 for fewer than two values. */
  readonly variance: number;
  /** Smallest value; infinity where there are none. */
  readonly minimum: number;
  /** Largest value; minus infinity where there are none. */
  readonly maximum: number;
};

/** The numbers of a column, without missing values. */
export function numbersOf(values: readonly Value[]): number[] {
  return values.filter((value) => typeof value === 'number');
}

/** Computes the statistics of a numeric column; missing values do not count. */
export function columnStatistics(values: readonly Value[]): ColumnStatistics {
  const numbers = numbersOf(values);
  const count = numbers.length;
  const sum = numbers.reduce((total, value) => total + value, 0);
  const squares = numbers.reduce((total, value) => total + value * value, 0);
  const variance =
    count > 1 ? (squares - (sum * sum) / count) / (count - 1) : 0;
  return {
    mean: sum / count,
    variance: variance < 0 ? 0 : variance,
    minimum: numbers.reduce((least, value) => Math.min(least, value), Infinity),
    maximum: numbers.reduce((most, value) => Math.max(most, value), -Infinity),
  };
}
