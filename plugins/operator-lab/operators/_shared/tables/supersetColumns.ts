import {OperatorError} from '../types';
import type {Column, Table} from '../types';

const roleText = ({role}: Column): string => role ?? 'regular';

/** The column of this name or, failing that, of the role called so. */
const columnOf = (table: Table, name: string): Column | undefined =>
  table.find((one) => one.name === name) ??
  table.find(({role}) => role === name);

/** Columns of another table that this one lacks, by name. */
function lackedColumns(
  table: Table,
  other: Table,
  includesRoles: boolean,
): readonly Column[] {
  return other
    .filter(({role}) => includesRoles || role === undefined)
    .filter((column) => {
      const own = columnOf(table, column.name);
      if (own && includesRoles && own.role !== column.role) {
        throw new OperatorError(
          `The column "${column.name}" has different roles: ${roleText(own)} and ${roleText(column)}.`,
        );
      }
      return !own;
    });
}

/** A table with further columns behind its own; a column whose role is new there replaces the one that had it. */
function widened(
  table: Table,
  lacked: readonly Column[],
  includesRoles: boolean,
): Table {
  const count = table[0]?.values.length ?? 0;
  const added = lacked.map(({name, type, role}) => ({
    name,
    type,
    ...(includesRoles && role !== undefined ? {role} : {}),
    values: Array.from({length: count}, () => null),
  }));
  const kept = table.filter(
    ({role}) => role === undefined || !added.some((one) => one.role === role),
  );
  return [...kept, ...added];
}

/**
 * Two tables, each with the columns of the other, which are missing there.
 * @param includesRoles Columns with a role take part, and roles have to agree.
 */
export function supersetColumns(
  one: Table,
  other: Table,
  includesRoles: boolean,
): readonly [Table, Table] {
  const forOne = lackedColumns(one, other, includesRoles);
  const forOther = lackedColumns(other, one, includesRoles);
  const first = widened(one, forOne, includesRoles);
  const replaced = forOther.find(({name}) => !columnOf(first, name));
  if (replaced) {
    throw new OperatorError(
      `The column "${replaced.name}" with the role ${roleText(replaced)} is not in both tables.`,
    );
  }
  return [first, widened(other, forOther, includesRoles)];
}
