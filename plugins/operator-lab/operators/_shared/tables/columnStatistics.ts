import type {Value} from '../types';

/** Statistics that the platform keeps for a numeric column. */
export type ColumnStatistics = {
  /** Mean: NaN without values. */
  readonly mean: number;
  /** Sample variance: 0 for fewer than two values. */
  readonly variance: number;
  /** Smallest value: Infinity without values. */
  readonly minimum: number;
  /** Largest value: -Infinity without values. */
  readonly maximum: number;
};

/** Returns the numbers of a column, without missing values. */
export function numbersOf(values: readonly Value[]): number[] {
  return values.filter((value) => typeof value === 'number');
}

/** Computes the statistics of a numeric column. Missing values are skipped. */
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
