import {OperatorError} from '../types';
import type {Column, Table, Value} from '../types';

/**
 * Returns the column with a name or, if there is none, the column whose role
 * has this name.
 * @throws OperatorError if there is neither.
 */
export function namedColumn(table: Table, name: string): Column {
  const column =
    table.find((one) => one.name === name) ??
    table.find(({role}) => role === name);
  if (!column) {
    throw new OperatorError(`There is no column "${name}".`);
  }
  return column;
}

/**
 * Returns the column with a name.
 * @throws OperatorError if there is no such column.
 */
export function exactColumn(table: Table, name: unknown): Column {
  const column = table.find((one) => one.name === name);
  if (!column) {
    throw new OperatorError(`There is no column "${String(name)}".`);
  }
  return column;
}

/** Returns the values of the column with a name, or an empty list. */
export function cellsOf(
  table: Table | undefined,
  name: unknown,
): readonly Value[] {
  return table?.find((column) => column.name === name)?.values ?? [];
}

/**
 * Returns the columns of new data in the order of the training columns.
 * @throws OperatorError if a column is missing.
 */
export function columnsLike(columns: Table, data: Table): Table {
  return columns.map(({name}) => {
    const column = data.find((one) => one.name === name);
    if (!column) {
      throw new OperatorError(`The column "${name}" is absent.`);
    }
    return column;
  });
}

/**
 * Appends a column to a table.
 * @throws OperatorError if the name is taken.
 */
export function withAdded(table: Table, added: Column): Table {
  if (table.some(({name}) => name === added.name)) {
    throw new OperatorError(`There is already a column "${added.name}".`);
  }
  return [...table, added];
}
