import {isNominal} from './chosenColumns';
import {regularColumns, rowCount} from './innerNumbers';
import {mixedDistance} from '../distances/mixedDistance';
import type {Column, Table} from '../types';

/** Adds an id column, numbered from 1, if there is none. */
export function withIds(table: Table): Table {
  return table.some(({role}) => role === 'id')
    ? table
    : [
        {
          name: 'id',
          type: 'integer',
          role: 'id',
          values: Array.from({length: rowCount(table)}, (_, row) => row + 1),
        },
        ...table,
      ];
}

/**
 * Returns the id column.
 * @throws Error if there is no id column.
 */
export function idColumn(table: Table): Column {
  const column = table.find(({role}) => role === 'id');
  if (!column) {
    throw new Error('The table has no column of the role id.');
  }
  return column;
}

/**
 * Appends the rows of one table to another. Returns null if columns differ in
 * number, name, or kind.
 */
function stacked(first: Table, second: Table): Table | null {
  const columns = regularColumns(first).map((column): Column | null => {
    const other = regularColumns(second).find(({name}) => name === column.name);
    return other && isNominal(other) === isNominal(column)
      ? {...column, values: [...column.values, ...other.values]}
      : null;
  });
  const known = columns.filter((column) => column !== null);
  return known.length === regularColumns(second).length &&
    known.length === columns.length
    ? known
    : null;
}

/**
 * Returns the mixed Euclidean distances between the rows of two tables: NaN if
 * the columns do not match.
 */
export function distancesBetween(first: Table, second: Table): number[][] {
  const columns = stacked(first, second);
  const offset = rowCount(first);
  return Array.from({length: offset}, (_, row) =>
    Array.from({length: rowCount(second)}, (_other, other) =>
      columns ? mixedDistance(columns, row, offset + other) : NaN,
    ),
  );
}

/** Converts NaN to a missing value. */
export const cellOf = (value: number): number | null =>
  Number.isNaN(value) ? null : value;
