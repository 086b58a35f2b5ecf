import {mean} from '../numbers/averages';
import {exactColumn} from '../tables/namedColumn';
import {NotComputed} from '../types';
import type {Table} from '../types';

/** Shape of windows over a series, in rows. */
export type WindowShape = {
  readonly size: number;
  /** Rows from the start of a window to the start of the next one. */
  readonly step: number;
  /** Rows of the horizon behind the window; 0 for none. */
  readonly horizon: number;
  /** Rows between the window and its horizon. */
  readonly offset: number;
};

/** The first row of each window that fits with its horizon, beginning at the first row. */
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
 * The numbers of a series.
 * @throws OperatorError when there is no such column, or a value is not a number.
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

/** The root of the mean of squared differences. */
export function rootMeanSquare(
  actual: readonly number[],
  forecast: readonly number[],
): number {
  return Math.sqrt(
    mean(actual.map((value, at) => (value - Number(forecast[at])) ** 2)),
  );
}
