import {OperatorError} from '../types';
import type {Column, Table, Value} from '../types';

/**
 * Returns the id column of one of two tables.
 * @throws OperatorError if there is no id column.
 */
export function idOf(table: Table): Column {
  const column = table.find(({role}) => role === 'id');
  if (!column) {
    throw new OperatorError('Both tables need a column of the role id.');
  }
  return column;
}

/**
 * Returns the ids of a column. In a nominal column, the first value of
 * its list replaces missing values.
 */
function keyValues(column: Column): readonly Value[] {
  const {type, knownValues, values} = column;
  if (type !== 'nominal' && type !== 'binominal' && type !== 'text') {
    return values;
  }
  const first = knownValues?.[0] ?? values.find((value) => value !== null);
  return values.map((value) => value ?? first ?? null);
}

/**
 * Returns true for each row whose id is in the other table.
 * @throws OperatorError if an id column is missing, or if the id types differ.
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

/** Returns the rows that are true in a list. */
export function rowsWhere(table: Table, isIn: readonly boolean[]): Table {
  return table.map((column) => ({
    ...column,
    values: column.values.filter((_, row) => isIn[row]),
  }));
}
