import {OperatorError} from '../types';
import type {Column, Table} from '../types';
import {evaluate} from './evaluate';
import type {Scope, Value} from './value';

/**
 * Returns true if a row fulfills a condition. A missing result counts as false.
 */
export type RowTest = (row: number) => boolean;

function cellOf({type, values}: Column, row: number): Value {
  const cell = values[row] ?? null;
  switch (type) {
    case 'integer':
    case 'real':
      return {type, value: cell as number | null};
    case 'date':
      return {type, value: cell === null ? null : Date.parse(String(cell))};
    default:
      return {type: 'text', value: cell === null ? null : String(cell)};
  }
}

/** Returns the columns of a row as the scope of an expression. */
export function scopeOf(table: Table, row: number): Scope {
  return {
    columns: Object.fromEntries(
      table.map((column) => [column.name, cellOf(column, row)]),
    ),
    row,
  };
}

/**
 * Builds a row test from an expression.
 * @throws OperatorError from the test, if the expression cannot be parsed or
 * its result is not a truth value.
 */
export function conditionOf(expression: string, table: Table): RowTest {
  return (row) => {
    const {type, value} = evaluate(expression, scopeOf(table, row));
    if (type !== 'boolean') {
      throw new OperatorError(
        `The expression "${expression}" is neither true nor false.`,
      );
    }
    return value ?? false;
  };
}
