import {namedColumn} from '../../../_shared/tables/namedColumn';
import {OperatorError} from '../../../_shared/types';
import type {Run, Table} from '../../../_shared/types';

function withRole(
  table: Table,
  [name, role]: readonly [string, string],
): Table {
  const changed = namedColumn(table, name);
  if (role.trim() === '') {
    throw new OperatorError(`The role of "${name}" is empty.`);
  }
  return table.map((column) => {
    const {role: old, ...regular} = column;
    if (column === changed) {
      return role === 'regular' ? regular : {...regular, role};
    }
    return old === role ? regular : column;
  });
}

/** Set Role: assigns roles to columns. Each role has only one column. */
export const run: Run = (inputs, {set_roles: list}) => {
  const {'example set input': table = []} = inputs;
  const pairs = Array.isArray(list) ? (list as [string, string][]) : [];
  return {
    'example set output': pairs.reduce(withRole, table),
    original: table,
  };
};
