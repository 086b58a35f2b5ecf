import type {Table} from '../types';

/** Workflow variables as a table: a row for each, with its name and its value. */
export function macroTable(
  macros: readonly (readonly [name: string, value: string | null])[],
): Table {
  return [
    {name: 'macro', type: 'nominal', values: macros.map(([name]) => name)},
    {name: 'value', type: 'nominal', values: macros.map(([, value]) => value)},
  ];
}

/** The workflow variables of such a table by name; those without a value are left out. */
export function macrosOf(table: Table = []): Readonly<Record<string, string>> {
  const [names, values] = table;
  return Object.fromEntries(
    (names?.values ?? []).flatMap((name, row) => {
      const value = values?.values[row] ?? null;
      return value === null ? [] : [[String(name), String(value)]];
    }),
  );
}
