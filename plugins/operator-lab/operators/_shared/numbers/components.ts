import {isNumeric} from '../tables/chosenColumns';
import {regularColumns} from '../tables/innerNumbers';
import {multiply, transpose} from './matrix';
import type {Matrix} from './matrix';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/**
 * Checks that all regular columns are numeric.
 * @throws OperatorError with the name of the first column that is not numeric.
 */
export function onlyNumeric(table: Table): void {
  const wrong = regularColumns(table).find((column) => !isNumeric(column));
  if (wrong) {
    throw new OperatorError(`The column "${wrong.name}" is not numeric.`);
  }
}

/**
 * Checks that no value is missing.
 * @throws OperatorError with the name of the first column with a missing value.
 */
export function onlyKnown(columns: Table): void {
  const wrong = columns.find(({values}) => values.includes(null));
  if (wrong) {
    throw new OperatorError(`The column "${wrong.name}" has missing values.`);
  }
}

/**
 * Values of the columns as a matrix with a row for each table row. A missing
 * value becomes NaN.
 */
export function rowsOf(columns: Table): Matrix {
  return (columns[0]?.values ?? []).map((_, row) =>
    columns.map(({values}) =>
      typeof values[row] === 'number' ? values[row] : NaN,
    ),
  );
}

/** Mean of each column. */
export function meansOf(rows: Matrix): number[] {
  return (rows[0] ?? []).map(
    (_, at) =>
      rows.reduce((sum, row) => sum + Number(row[at]), 0) / rows.length,
  );
}

/** Subtracts the column means from each row. */
export function centered(rows: Matrix, means: readonly number[]): Matrix {
  return rows.map((row) => row.map((value, at) => value - Number(means[at])));
}

/**
 * Replaces the regular columns of a table with new columns, named `prefix` and
 * a number starting with `first`. NaN becomes a missing value.
 * @param rows New values, a list for each row.
 * @param count Number of new columns.
 */
export function withComponents(
  table: Table,
  prefix: string,
  rows: Matrix,
  count: number,
  first = 1,
): Table {
  return [
    ...table.filter(({role}) => role),
    ...Array.from({length: count}, (_, at): Column => ({
      name: `${prefix}${at + first}`,
      type: 'real',
      values: rows.map((row) => {
        const value = Number(row[at]);
        return Number.isNaN(value) ? null : value;
      }),
    })),
  ];
}

/**
 * Returns the regular columns of new data in the order of the training data.
 * @throws OperatorError if the number of columns or a name differs.
 */
export function matchingColumns(table: Table, names: readonly string[]): Table {
  const columns = regularColumns(table);
  if (columns.length !== names.length) {
    throw new OperatorError(
      `The model needs ${names.length} regular columns, and the new data have ${columns.length}.`,
    );
  }
  return names.map((name) => {
    const found = columns.find((column) => column.name === name);
    if (!found) {
      throw new OperatorError(`The new data have no column "${name}".`);
    }
    return found;
  });
}

/**
 * Table of a component model, with a row for each component: its weight for
 * each column, and its other values by name.
 */
export function modelTable(
  prefix: string,
  names: readonly string[],
  vectors: Matrix,
  others: Readonly<Record<string, readonly number[]>>,
): Table {
  return [
    {
      name: 'Component',
      type: 'nominal',
      values: vectors.map((_, at) => `${prefix}${at + 1}`),
    },
    ...names.map((name, at) => ({
      name: `Weight of ${name}`,
      type: 'real' as const,
      values: vectors.map((vector) => Number(vector[at])),
    })),
    ...Object.entries(others).map(([name, values]) => ({
      name,
      type: 'real' as const,
      values,
    })),
  ];
}

/**
 * Covariance matrix of the columns, with the number of rows minus 1 as the
 * denominator.
 */
export function covariance(rows: Matrix): Matrix {
  const differences = centered(rows, meansOf(rows));
  return multiply(transpose(differences), differences).map((row) =>
    row.map((value) => value / (rows.length - 1)),
  );
}
