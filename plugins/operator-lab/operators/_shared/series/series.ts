import {mean} from '../numbers/averages';
import {exactColumn} from '../tables/namedColumn';
import {NotComputed, OperatorError} from '../types';
import type {Table} from '../types';

/** Sizes of windows over a series, in rows. */
export type WindowShape = {
  readonly size: number;
  /** Distance between the starts of consecutive windows. */
  readonly step: number;
  /** Rows of the horizon after the window: 0 for none. */
  readonly horizon: number;
  /** Rows between the window and its horizon. */
  readonly offset: number;
};

/**
 * Returns the first row of each window that fits with its horizon. The first
 * window starts at row 0.
 */
export function windowStarts(
  rows: number,
  {size, step, horizon, offset}: WindowShape,
): readonly number[] {
  const last = rows - size - (horizon > 0 ? offset + horizon : 0);
  return Array.from(
    {length: Math.max(0, Math.floor(last / step) + 1)},
    (_, window) => window * step,
  );
}

/**
 * Returns the first row of each window that fits with its horizon.
 * @throws OperatorError if none fits.
 */
export function requiredStarts(
  rows: number,
  shape: WindowShape,
): readonly number[] {
  const starts = windowStarts(rows, shape);
  if (starts.length === 0) {
    throw new OperatorError(
      'A window and its horizon have more rows than the table.',
    );
  }
  return starts;
}

/**
 * Returns the numbers of a series.
 * @throws OperatorError if the column does not exist.
 * @throws NotComputed if a value is not a number.
 */
export function seriesOf(table: Table, name: string): readonly number[] {
  const column = exactColumn(table, name);
  return column.values.map((value) => {
    if (typeof value !== 'number') {
      throw new NotComputed('This example computes with numbers only.');
    }
    return value;
  });
}

/** Root mean squared error. */
export function rootMeanSquare(
  actual: readonly number[],
  forecast: readonly number[],
): number {
  return Math.sqrt(
    mean(actual.map((value, at) => (value - Number(forecast[at])) ** 2)),
  );
}
