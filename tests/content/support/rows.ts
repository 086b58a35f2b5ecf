import type {
  Column,
  Table,
} from '../../../plugins/operator-lab/operators/_shared/types';

/** Number of rows of a table. */
export function height(table: Table): number {
  return table[0]?.values.length ?? 0;
}

/**
 * Finds a column by name.
 * @throws Error when the table has no such column.
 */
export function columnOf(table: Table, name: string): Column {
  const found = table.find((column) => column.name === name);
  if (!found) {
    throw new Error(`The table has no column "${name}".`);
  }
  return found;
}

/** Selects rows of a table by a test of their index. */
export function rowsWhere(
  table: Table,
  holds: (row: number) => boolean,
): Table {
  return table.map((column) => ({
    ...column,
    values: column.values.filter((_, row) => holds(row)),
  }));
}
