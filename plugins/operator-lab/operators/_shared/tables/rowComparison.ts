import {isNumeric} from './chosenColumns';
import {OperatorError} from '../types';
import type {Table} from '../types';

/** Signs in the order in which they are looked for. */
const SIGNS = ['<=', '>=', '!=', '<>', '=', '<', '>'] as const;

/** Differences below it are none. */
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

/** One comparison of a column with a value, as the older filters write it. */
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
 * Comparisons joined by `||` or by `&&`; with `||`, the whole of each part is one comparison.
 * @throws OperatorError when a comparison cannot be read, or names a column that is not there.
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
