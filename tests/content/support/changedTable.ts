import type {
  Column,
  Table,
  Value,
} from '../../../plugins/operator-lab/operators/_shared/types';

/**
 * Changes the columns with a name or a role: to other properties, or to cells
 * that are computed from theirs.
 * @throws Error when the table has no such column.
 */
export function withColumn(
  table: Table,
  wanted: string,
  change: Partial<Column> | ((value: Value, row: number) => Value),
): Column[] {
  const isWanted = ({name, role}: Column) => name === wanted || role === wanted;
  if (!table.some(isWanted)) {
    throw new Error(`The table has no column "${wanted}".`);
  }
  return table.map((column) =>
    isWanted(column)
      ? {
          ...column,
          ...(typeof change === 'function'
            ? {values: column.values.map(change)}
            : change),
        }
      : column,
  );
}

/** Makes the first cell missing in the columns with a name or a role. */
export const withGap = (table: Table, wanted: string): Column[] =>
  withColumn(table, wanted, (value, row) => (row === 0 ? null : value));

/** The first rows of a table. */
export const firstRows = (table: Table, count: number): Column[] =>
  table.map((column) => ({...column, values: column.values.slice(0, count)}));
