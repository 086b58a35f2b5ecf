import {mean} from '../numbers/averages';
import type {Column, Table} from '../types';

/** Columns without a role. */
export function regularColumns(table: Table): readonly Column[] {
  return table.filter(({role}) => !role);
}

/** Number of rows of a table. */
export function rowCount(table: Table): number {
  return table[0]?.values.length ?? 0;
}

function knownValues({knownValues: known, values}: Column): readonly unknown[] {
  return known ?? [...new Set(values.filter((value) => value !== null))];
}

/**
 * The numbers that the platform keeps for the cells of a column: a number as it
 * is, a date in milliseconds since 1970, a nominal value as its place in the
 * list of values, and no number for a missing value.
 */
export function innerNumbers(column: Column): readonly number[] {
  const known = knownValues(column);
  return column.values.map((value) => {
    if (value === null) {
      return NaN;
    }
    if (typeof value === 'number') {
      return value;
    }
    return column.type === 'date' ? Date.parse(value) : known.indexOf(value);
  });
}

/** The rows of some columns as points, of the numbers that the platform keeps. */
export function pointsOf(
  columns: readonly Column[],
  rows: number,
): readonly (readonly number[])[] {
  const numbers = columns.map(innerNumbers);
  return Array.from({length: rows}, (_, row) =>
    numbers.map((values) => values[row] ?? NaN),
  );
}

/** The mean of the known values of a column. */
export function meanOfKnown(column: Column): number {
  return mean(innerNumbers(column).filter((value) => !Number.isNaN(value)));
}
