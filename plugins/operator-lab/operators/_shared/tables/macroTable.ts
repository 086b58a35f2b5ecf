import type {Table} from '../types';

/** Converts workflow variables to a table with one row each. */
export function macroTable(
  macros: readonly (readonly [name: string, value: string | null])[],
): Table {
  return [
    {name: 'macro', type: 'nominal', values: macros.map(([name]) => name)},
    {name: 'value', type: 'nominal', values: macros.map(([, value]) => value)},
  ];
}

/**
 * Reads workflow variables from a table made by `macroTable`. Variables without
 * a value are skipped.
 */
export function macrosOf(table: Table = []): Readonly<Record<string, string>> {
  const [names, values] = table;
  return Object.fromEntries(
    (names?.values ?? []).flatMap((name, row) => {
      const value = values?.values[row] ?? null;
      return value === null ? [] : [[String(name), String(value)]];
    }),
  );
}
