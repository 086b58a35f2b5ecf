import {OperatorError} from '../types';
import type {Column, Table} from '../types';
import {evaluate} from './evaluate';
import type {Scope, Value} from './value';

/** Whether a condition is true for a row; a missing result is false. */
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

/** The columns of a row, for an expression. */
export function scopeOf(table: Table, row: number): Scope {
  return {
    columns: Object.fromEntries(
      table.map((column) => [column.name, cellOf(column, row)]),
    ),
  };
}

/**
 * A condition on the rows of a table.
 * @throws OperatorError when a row is tested and the expression cannot be read, or is neither true nor false.
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
