import type {Table, Tables, Value} from '../types';

/**
 * Converts a text file to the result of a run: a column with one row per line.
 */
export function fileOf(lines: readonly string[]): Tables {
  return {file: [{name: 'line', type: 'nominal', values: lines}]};
}

/** Returns the rows of a table as lists of cells, in column order. */
export function rowsOf(table: Table): readonly (readonly Value[])[] {
  return (table[0]?.values ?? []).map((_, row) =>
    table.map(({values}) => values[row] ?? null),
  );
}
