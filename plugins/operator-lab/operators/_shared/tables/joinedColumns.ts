import type {Column, Table, Value} from '../types';

/** A column of a join result: its source table and its name in the result. */
export type JoinedColumn = {
  readonly side: 'left' | 'right';
  readonly column: Column;
  readonly name: string;
};

/** A row of a join result. A row without a partner is null. */
export type RowPair = readonly [left: number | null, right: number | null];

const SUFFIX = '_from_ES2';

const isRegular = ({role}: Column): boolean => role === undefined;

/**
 * Returns a free name for a right column, or undefined if its name is taken and
 * the column is dropped.
 */
export function freeName(
  name: string,
  taken: readonly string[],
  removesDoubles: boolean,
): string | undefined {
  if (!taken.includes(name)) {
    return name;
  }
  if (removesDoubles) {
    return undefined;
  }
  const renamed = `${name}${SUFFIX}`;
  return taken.includes(renamed) ? `${renamed}${SUFFIX}` : renamed;
}

/**
 * Combines the columns of two tables: first columns without a role, then
 * columns with one. If a name or role is taken, the left table wins.
 */
export function joinedColumns(
  left: Table,
  right: Table,
  removesDoubles: boolean,
): readonly JoinedColumn[] {
  const special = left.filter((column) => !isRegular(column));
  const joined: JoinedColumn[] = left
    .filter(isRegular)
    .map((column) => ({side: 'left', column, name: column.name}));
  for (const column of right.filter(isRegular)) {
    const name = freeName(
      column.name,
      joined.map((one) => one.name),
      removesDoubles,
    );
    if (name !== undefined && !special.some((one) => one.name === name)) {
      joined.push({side: 'right', column, name});
    }
  }
  for (const column of special) {
    joined.push({side: 'left', column, name: column.name});
  }
  for (const column of right.filter((one) => !isRegular(one))) {
    const isTaken = joined.some(
      (one) => one.name === column.name || one.column.role === column.role,
    );
    if (!isTaken) {
      joined.push({side: 'right', column, name: column.name});
    }
  }
  return joined;
}

/**
 * Returns the joined table, with one row per pair.
 * @param keyOf Returns the right key column that replaces a left column in rows
 * without a left row.
 */
export function joinedTable(
  columns: readonly JoinedColumn[],
  pairs: readonly RowPair[],
  keyOf: (column: Column) => Column | undefined = () => undefined,
): Table {
  return columns.map(({side, column, name}) => {
    const key = side === 'left' ? keyOf(column) : undefined;
    const values = pairs.map(([left, right]): Value => {
      const row = side === 'left' ? left : right;
      if (row !== null) {
        return column.values[row] ?? null;
      }
      return key && right !== null ? (key.values[right] ?? null) : null;
    });
    const {type, role} = column;
    return {name, type, values, ...(role === undefined ? {} : {role})};
  });
}
