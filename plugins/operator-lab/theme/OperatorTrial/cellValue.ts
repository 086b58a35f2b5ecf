import {isNumeric, MISSING, numberIn} from '../../run/columnOf';
import type {Column, ColumnType, Value} from '../../run/types';

/** Converts a date to the form that operators read: a time without a zone is in UTC, wherever the reader is. */
function dateValue(text: string): string {
  return text.replace(
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/,
    '$1T$2Z',
  );
}

function isRightText(text: string, type: ColumnType): boolean {
  return type === 'date'
    ? /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text))
    : text !== '';
}

/** Returns true if spaces at the ends of its texts matter, because the example has some. */
function hasOuterSpaces({values}: Column): boolean {
  return values.some(
    (value) => typeof value === 'string' && /^ | $/.test(value),
  );
}

/** Returns the value that a text means in a cell of a column, or undefined if it cannot be one. */
export function cellValue(typed: string, column: Column): Value | undefined {
  const {type} = column;
  const text = hasOuterSpaces(column) ? typed : typed.trim();
  if (text.trim() === MISSING) {
    return null;
  }
  if (isNumeric(type)) {
    const number = numberIn(text);
    const isRight =
      number !== undefined && (type === 'real' || Number.isInteger(number));
    return isRight ? number : undefined;
  }
  const value = type === 'date' ? dateValue(text) : text;
  return isRightText(value, type) || column.values.includes(value)
    ? value
    : undefined;
}
