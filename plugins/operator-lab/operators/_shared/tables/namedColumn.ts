import {OperatorError} from '../types';
import type {Column, Table, Value} from '../types';

/**
 * The column of a name or, where no column is called so, the one with a role of
 * that name.
 * @throws OperatorError when there is neither.
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
 * The column of a name.
 * @throws OperatorError when there is none.
 */
export function exactColumn(table: Table, name: unknown): Column {
  const column = table.find((one) => one.name === name);
  if (!column) {
    throw new OperatorError(`There is no column "${String(name)}".`);
  }
  return column;
}

/** The values of the column of a name, or none if there is no such column. */
export function cellsOf(
  table: Table | undefined,
  name: unknown,
): readonly Value[] {
  return table?.find((column) => column.name === name)?.values ?? [];
}

/**
 * Columns of new data in the order of those that a model was trained on.
 * @throws OperatorError when one of them is not there.
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
 * A table with a new column behind the others.
 * @throws OperatorError when a column has that name already.
 */
export function withAdded(table: Table, added: Column): Table {
  if (table.some(({name}) => name === added.name)) {
    throw new OperatorError(`There is already a column "${added.name}".`);
  }
  return [...table, added];
}
