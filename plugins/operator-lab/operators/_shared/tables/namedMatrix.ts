import type {Column, Table} from '../types';

/**
 * Converts a matrix to a table with a name column and one numeric column for
 * each column name. NaN is missing.
 * @param corner Name of the name column.
 */
export function matrixTable(
  corner: string,
  rows: readonly string[],
  columns: readonly string[],
  cell: (row: number, column: number) => number,
): Table {
  return [
    {name: corner, type: 'nominal', values: rows},
    ...columns.map((name, at): Column => ({
      name,
      type: 'real',
      values: rows.map((_, row) => {
        const value = cell(row, at);
        return Number.isNaN(value) ? null : value;
      }),
    })),
  ];
}

/** Converts a square matrix with the same row and column names to a table. */
export function squareTable(
  names: readonly string[],
  cell: (row: number, column: number) => number,
): Table {
  return matrixTable('column', names, names, cell);
}
