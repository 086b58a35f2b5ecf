import type {Column, ColumnType, Value} from './types';

/** Text of a missing value, on pages and in entries of readers. */
export const MISSING = '?';

const INFINITE = /^([-−]?)∞$/;
const NUMBER = /^[-−]?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i;
const DATE = /^\d{4}-\d{2}-\d{2}/;

/**
 * Parses a number from a page, such as `10,000`, `−1.5`, or `∞`. Returns
 * undefined if the text is not a number.
 */
export function numberIn(text: string): number | undefined {
  const [, sign] = INFINITE.exec(text) ?? [];
  if (sign !== undefined) {
    return sign ? -Infinity : Infinity;
  }
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  return NUMBER.test(plain) ? Number(plain.replace('−', '-')) : undefined;
}

function typeOf(texts: readonly string[]): ColumnType {
  const present = texts.filter((text) => text !== MISSING);
  const numbers = present.map(numberIn);
  if (numbers.every((number) => number !== undefined)) {
    return numbers.every(Number.isInteger) ? 'integer' : 'real';
  }
  return present.every((text) => DATE.test(text)) ? 'date' : 'nominal';
}

function valueOf(text: string, isNumeric: boolean): Value {
  if (text === MISSING) {
    return null;
  }
  const number = isNumeric ? numberIn(text) : undefined;
  // An infinite number stays a text, because JSON does not support it.
  return Number.isFinite(number) ? number! : text;
}

/** True if the values of a type are numbers. */
export function isNumeric(type: ColumnType): boolean {
  return type === 'integer' || type === 'real';
}

/**
 * Creates a column from the cells of a page. By default, its type is inferred
 * from the cells.
 */
export function columnOf(
  name: string,
  texts: readonly string[],
  type: ColumnType = typeOf(texts),
): Column {
  return {
    name,
    type,
    values: texts.map((text) => valueOf(text, isNumeric(type))),
  };
}
