import type {Column, Table} from '../types';

/**
 * A matrix as a table: a column of names, and a column of numbers for each of
 * the other names. What is not a number is missing.
 * @param corner Name of the column of names.
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

/** A square matrix with the same names at both sides. */
export function squareTable(
  names: readonly string[],
  cell: (row: number, column: number) => number,
): Table {
  return matrixTable('column', names, names, cell);
}
