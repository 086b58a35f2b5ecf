import {OperatorError} from '../types';
import type {Column, Table} from '../types';

const roleText = ({role}: Column): string => role ?? 'regular';

/**
 * Returns the column with this name or, if there is none, the column whose role
 * has this name.
 */
const columnOf = (table: Table, name: string): Column | undefined =>
  table.find((one) => one.name === name) ??
  table.find(({role}) => role === name);

/**
 * Returns the columns of another table that this one lacks, by name.
 * @throws OperatorError if roles are included and a column has different roles.
 */
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

/**
 * Appends empty columns to a table. A new column with a role replaces the old
 * column with this role.
 */
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
 * Adds the columns of each table to the other one, with missing values.
 * @param includesRoles True if columns with a role are included. Then roles
 * must match.
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
