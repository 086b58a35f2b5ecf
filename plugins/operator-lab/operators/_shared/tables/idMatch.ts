import {OperatorError} from '../types';
import type {Column, Table, Value} from '../types';

/**
 * The id of one of two tables.
 * @throws OperatorError when it has none.
 */
export function idOf(table: Table): Column {
  const column = table.find(({role}) => role === 'id');
  if (!column) {
    throw new OperatorError('Both tables need a column of the role id.');
  }
  return column;
}

/** The ids or keys of a column: the first value that a text column knows replaces a missing one. */
export function keyValues(column: Column): readonly Value[] {
  const {type, knownValues, values} = column;
  if (type !== 'nominal' && type !== 'binominal' && type !== 'text') {
    return values;
  }
  const first = knownValues?.[0] ?? values.find((value) => value !== null);
  return values.map((value) => value ?? first ?? null);
}

/**
 * For each row of a table, whether its id stands in another table.
 * @throws OperatorError when an id is absent, or the two are of different types.
 */
export function idMatches(table: Table, other: Table): readonly boolean[] {
  const own = idOf(table);
  const others = idOf(other);
  if (own.type !== others.type) {
    throw new OperatorError(
      `The ids are of different types: ${own.type} and ${others.type}.`,
    );
  }
  const known = new Set(others.values.filter((value) => value !== null));
  return keyValues(own).map((id) => id !== null && known.has(id));
}

/** The rows of a table for which the list says so. */
export function rowsWhere(table: Table, isIn: readonly boolean[]): Table {
  return table.map((column) => ({
    ...column,
    values: column.values.filter((_, row) => isIn[row]),
  }));
}
