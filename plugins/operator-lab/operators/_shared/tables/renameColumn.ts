import {OperatorError} from '../types';
import type {Table} from '../types';

/**
 * The table with one column under another name.
 * @throws OperatorError when the column is not there, or another one has the name.
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
