import {sum} from '../numbers/averages';
import {OperatorError} from '../types';
import type {MeasuredRow} from './performanceRows';

/** Measures computed from the errors of single rows. */
type SimpleError =
  | 'root_mean_squared_error'
  | 'absolute_error'
  | 'relative_error'
  | 'relative_error_lenient'
  | 'relative_error_strict'
  | 'squared_error';

/** True if the platform treats a number as 0. */
const isZero = (value: number) => Math.abs(value) < 1e-6;

/** Relative error of a row: 0 without an error, even if the base is 0. */
function share(label: number, prediction: number, base: number): number {
  const error = Math.abs(label - prediction);
  return isZero(error) ? 0 : isZero(base) ? Infinity : error / base;
}

const ERROR_OF: Readonly<
  Record<SimpleError, (label: number, prediction: number) => number>
> = {
  root_mean_squared_error: (label, prediction) => (label - prediction) ** 2,
  absolute_error: (label, prediction) => Math.abs(label - prediction),
  relative_error: (label, prediction) =>
    isZero(label) ? NaN : Math.abs(label - prediction) / Math.abs(label),
  relative_error_lenient: (label, prediction) =>
    share(label, prediction, Math.max(Math.abs(label), Math.abs(prediction))),
  relative_error_strict: (label, prediction) =>
    share(label, prediction, Math.min(Math.abs(label), Math.abs(prediction))),
  squared_error: (label, prediction) => (label - prediction) ** 2,
};

/** Weighted mean of the row errors. Rows with a NaN error are skipped. */
function simpleError(name: SimpleError, rows: readonly MeasuredRow[]): number {
  const errors = rows
    .map(({label, prediction, weight}) => ({
      error: ERROR_OF[name](label, prediction),
      weight,
    }))
    .filter(({error}) => !Number.isNaN(error));
  const mean =
    sum(errors.map(({error, weight}) => error * weight)) /
    sum(errors.map(({weight}) => weight));
  return name === 'root_mean_squared_error' ? Math.sqrt(mean) : mean;
}

/**
 * Returns the rows with a label.
 * @throws OperatorError if there is at most one row.
 */
function labeled(name: string, all: readonly MeasuredRow[]): MeasuredRow[] {
  if (all.length <= 1) {
    throw new OperatorError(`${name} needs more than one row.`);
  }
  return all.filter(({label}) => !Number.isNaN(label));
}

/**
 * Computes the absolute errors relative to always predicting the mean label.
 * @param all Rows used for the mean.
 */
function normalizedAbsoluteError(
  rows: readonly MeasuredRow[],
  all: readonly MeasuredRow[],
): number {
  const known = labeled('normalized_absolute_error', all);
  const mean =
    sum(known.map(({label, weight}) => label * weight)) /
    sum(known.map(({weight}) => weight));
  return (
    sum(
      rows.map(
        ({label, prediction, weight}) => weight * Math.abs(label - prediction),
      ),
    ) / sum(rows.map(({label, weight}) => Math.abs(weight * label - mean)))
  );
}

/**
 * Computes the root of the squared errors relative to always predicting the
 * mean label. The mean ignores row weights.
 * @param all Rows used for the mean.
 */
function rootRelativeSquaredError(
  rows: readonly MeasuredRow[],
  all: readonly MeasuredRow[],
): number {
  const known = labeled('root_relative_squared_error', all);
  const mean = sum(known.map(({label}) => label)) / known.length;
  const squares = (distance: (row: MeasuredRow) => number) =>
    sum(rows.map((row) => (distance(row) * row.weight) ** 2));
  return Math.sqrt(
    squares(({label, prediction}) => label - prediction) /
      squares(({label}) => label - mean),
  );
}

/**
 * Returns the error measures, each computed when called.
 * @param all Rows used for label means.
 */
export function errorMeasures(
  rows: readonly MeasuredRow[],
  all: readonly MeasuredRow[],
) {
  const simple = (name: SimpleError) => () => simpleError(name, rows);
  return {
    root_mean_squared_error: simple('root_mean_squared_error'),
    absolute_error: simple('absolute_error'),
    relative_error: simple('relative_error'),
    relative_error_lenient: simple('relative_error_lenient'),
    relative_error_strict: simple('relative_error_strict'),
    normalized_absolute_error: () => normalizedAbsoluteError(rows, all),
    root_relative_squared_error: () => rootRelativeSquaredError(rows, all),
    squared_error: simple('squared_error'),
  };
}
