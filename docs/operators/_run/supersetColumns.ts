import {OperatorError} from './types';
import type {Column, Table} from './types';

const roleText = ({role}: Column): string => role ?? 'regular';

/** Columns of another table that this one lacks, by name. */
function lackedColumns(
  table: Table,
  other: Table,
  includesRoles: boolean,
): readonly Column[] {
  return other
    .filter(({role}) => includesRoles || role === undefined)
    .filter((column) => {
      const own = table.find(({name}) => name === column.name);
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
  return [
    widened(one, forOne, includesRoles),
    widened(other, forOther, includesRoles),
  ];
}
