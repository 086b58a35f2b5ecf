import {isNumeric} from './chosenColumns';
import {OperatorError} from '../types';
import type {Table} from '../types';

/** Comparison signs, in search order. */
const SIGNS = ['<=', '>=', '!=', '<>', '=', '<', '>'] as const;

/** Numbers with a smaller difference are equal. */
const NEARLY_ZERO = 1e-6;

type RowTest = (row: number) => boolean;

function ofNumbers(sign: string, left: number, right: number): boolean {
  const equal =
    Math.abs(left - right) < NEARLY_ZERO ||
    (Number.isNaN(left) && Number.isNaN(right));
  switch (sign) {
    case '<=':
      return left < right || (equal && !Number.isNaN(left));
    case '>=':
      return left > right || (equal && !Number.isNaN(left));
    case '<':
      return left < right;
    case '>':
      return left > right;
    default:
      return equal === (sign === '=');
  }
}

/**
 * Parses one comparison of a column with a value, in the syntax of the older
 * filters.
 */
function single(table: Table, text: string): RowTest {
  const sign = SIGNS.find((one) => text.includes(one));
  const at = text.indexOf(sign ?? '');
  const name = text.slice(0, at).trim();
  const value = text.slice(at + (sign?.length ?? 0)).trim();
  const column =
    table.find((one) => one.name === name) ??
    table.find(({role}) => role === name);
  if (!sign || !column || value === '') {
    throw new OperatorError(`The comparison "${text}" cannot be read.`);
  }
  if (isNumeric(column)) {
    const right = value === '?' ? NaN : Number(value);
    return (row) => ofNumbers(sign, Number(column.values[row] ?? NaN), right);
  }
  if (!['=', '!=', '<>'].includes(sign)) {
    throw new OperatorError(`"${name}" cannot be compared by ${sign}.`);
  }
  const pattern = new RegExp(`^(?:${value})$`, 'u');
  return (row) => {
    const cell = column.values[row] ?? null;
    const equal =
      cell === null
        ? value === '\\?'
        : cell === value || pattern.test(String(cell));
    return equal === (sign === '=');
  };
}

/**
 * Parses comparisons joined by `||` or `&&`. With `||`, each part is a single
 * comparison.
 * @throws OperatorError if a comparison is invalid, or if its column does not
 * exist.
 */
export function rowComparison(table: Table, text: string): RowTest {
  const some = text.split('||');
  if (some.length > 1) {
    const tests = some.map((part) => single(table, part.trim()));
    return (row) => tests.some((test) => test(row));
  }
  const tests = text.split('&&').map((part) => single(table, part.trim()));
  return (row) => tests.every((test) => test(row));
}
