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
 * Returns the platform's internal numbers of a column: numbers unchanged, dates
 * as milliseconds since 1970, nominal values as their index in the value list,
 * and NaN for missing values.
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

/** Returns the rows of some columns as points, with internal numbers. */
export function pointsOf(
  columns: readonly Column[],
  rows: number,
): readonly (readonly number[])[] {
  const numbers = columns.map(innerNumbers);
  return Array.from({length: rows}, (_, row) =>
    numbers.map((values) => values[row] ?? NaN),
  );
}

/** Returns the mean of a column without missing values. */
export function meanOfKnown(column: Column): number {
  return mean(innerNumbers(column).filter((value) => !Number.isNaN(value)));
}
