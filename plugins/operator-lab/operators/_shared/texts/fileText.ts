import type {Table, Tables, Value} from '../types';

/** A file of text as the result of a run: a column with a row for each line. */
export function fileOf(lines: readonly string[]): Tables {
  return {file: [{name: 'line', type: 'nominal', values: lines}]};
}

/** The rows of a table, as the cells of its columns in order. */
export function rowsOf(table: Table): readonly (readonly Value[])[] {
  return (table[0]?.values ?? []).map((_, row) =>
    table.map(({values}) => values[row] ?? null),
  );
}
