import {OperatorError} from '../types';
import type {Table} from '../types';

/**
 * Renames a column.
 * @throws OperatorError if the column does not exist, or if the new name is
 * taken.
 */
export function renameColumn(table: Table, old: string, name: string): Table {
  if (old === name) {
    return table;
  }
  const names = table.map((column) => column.name);
  if (!names.includes(old)) {
    throw new OperatorError(`There is no column "${old}".`);
  }
  if (names.includes(name)) {
    throw new OperatorError(`There is a column "${name}" already.`);
  }
  return table.map((column) =>
    column.name === old ? {...column, name} : column,
  );
}
