import type {Column, Table, Value} from '../types';

/** A column of the result of a join: the table it comes from, and its name in the result. */
export type JoinedColumn = {
  readonly side: 'left' | 'right';
  readonly column: Column;
  readonly name: string;
};

/** A row of the result: the rows that meet in it; null where there is no partner. */
export type RowPair = readonly [left: number | null, right: number | null];

const SUFFIX = '_from_ES2';

const isRegular = ({role}: Column): boolean => role === undefined;

/** The name of a right column beside those taken; undefined: it is dropped. */
function freeName(
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
 * Columns of two tables side by side: first those without a role, then those
 * with one. The left table wins where a name or a role is taken.
 * @param leftOut Columns of the right table that do not go into the result.
 */
export function joinedColumns(
  left: Table,
  right: Table,
  removesDoubles: boolean,
  leftOut: readonly Column[] = [],
): readonly JoinedColumn[] {
  const special = left.filter((column) => !isRegular(column));
  const others = right.filter((column) => !leftOut.includes(column));
  const joined: JoinedColumn[] = left
    .filter(isRegular)
    .map((column) => ({side: 'left', column, name: column.name}));
  for (const column of others.filter(isRegular)) {
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
  for (const column of others.filter((one) => !isRegular(one))) {
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
 * The table of joined columns, a row for each pair.
 * @param keyOf The right key column that fills in for a left one where a row has no left partner.
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
