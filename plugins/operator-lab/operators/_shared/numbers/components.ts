import {isNumeric} from '../tables/chosenColumns';
import {regularColumns} from '../tables/innerNumbers';
import {multiply, transpose} from './matrix';
import type {Matrix} from './matrix';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/**
 * Checks that all regular columns are numeric.
 * @throws OperatorError that names the first one that is not.
 */
export function onlyNumeric(table: Table): void {
  const wrong = regularColumns(table).find((column) => !isNumeric(column));
  if (wrong) {
    throw new OperatorError(`The column "${wrong.name}" is not numeric.`);
  }
}

/**
 * Checks that there is no missing value.
 * @throws OperatorError that names the first column with one.
 */
export function onlyKnown(columns: Table): void {
  const wrong = columns.find(({values}) => values.includes(null));
  if (wrong) {
    throw new OperatorError(`The column "${wrong.name}" has missing values.`);
  }
}

/** Values of the columns as rows of numbers; a missing value is not a number. */
export function rowsOf(columns: Table): Matrix {
  return (columns[0]?.values ?? []).map((_, row) =>
    columns.map(({values}) =>
      typeof values[row] === 'number' ? values[row] : NaN,
    ),
  );
}

/** The mean of each column. */
export function meansOf(rows: Matrix): number[] {
  return (rows[0] ?? []).map(
    (_, at) =>
      rows.reduce((sum, row) => sum + Number(row[at]), 0) / rows.length,
  );
}

/** The rows with the mean of each column subtracted. */
export function centered(rows: Matrix, means: readonly number[]): Matrix {
  return rows.map((row) => row.map((value, at) => value - Number(means[at])));
}

/**
 * The table with new columns, `prefix` and a number from `first` on, in place
 * of its regular ones. What is not a number becomes a missing value.
 * @param rows New values, a list for each row.
 * @param count How many columns there are.
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
 * The regular columns of new data by the names of the training data, in the
 * order of the latter.
 * @throws OperatorError when there are more or fewer, or one has another name.
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
 * A model of components as a table: a row each, with the weight of each column
 * and what else is known of the component, by name.
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

/** The covariance of each pair of columns of some rows: sums are divided by the rows less one. */
export function covariance(rows: Matrix): Matrix {
  const differences = centered(rows, meansOf(rows));
  return multiply(transpose(differences), differences).map((row) =>
    row.map((value) => value / (rows.length - 1)),
  );
}
