import {OperatorError} from './types';
import type {Table, Value} from './types';

/** Whether a condition is true for a row; a missing result is false. */
export type RowTest = (row: number) => boolean;

const COMPARISON =
  /^\[?([\p{L}_][\p{L}\d_ ]*?)\]?\s*(==|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?|"[^"]*")$/u;

function compare(value: Value, sign: string, other: number | string): boolean {
  if (sign === '==' || sign === '!=') {
    return (value === other) === (sign === '==');
  }
  if (typeof value !== 'number' || typeof other !== 'number') {
    return false;
  }
  const holds = {
    '<': value < other,
    '<=': value <= other,
    '>': value > other,
    '>=': value >= other,
  };
  return holds[sign as keyof typeof holds];
}

function comparisonOf(text: string, table: Table): RowTest {
  const [, name, sign = '', literal = ''] = COMPARISON.exec(text.trim()) ?? [];
  if (name === undefined) {
    throw new OperatorError(`The expression "${text.trim()}" cannot be read.`);
  }
  const column = table.find((one) => one.name === name);
  if (!column) {
    throw new OperatorError(`The expression names no column: "${name}".`);
  }
  const other = literal.startsWith('"')
    ? literal.slice(1, -1)
    : Number(literal);
  return (row) => compare(column.values[row] ?? null, sign, other);
}

/**
 * A condition on the rows of a table: comparisons of a column with a number or
 * a text in double quotes, joined by `&&` and `||`.
 * @throws OperatorError when it cannot be read or names no column.
 */
export function conditionOf(expression: string, table: Table): RowTest {
  const alternatives = expression
    .split('||')
    .map((all) => all.split('&&').map((one) => comparisonOf(one, table)));
  return (row) => alternatives.some((all) => all.every((holds) => holds(row)));
}
