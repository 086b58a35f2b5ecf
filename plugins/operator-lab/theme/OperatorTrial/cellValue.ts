import {isNumeric, MISSING, numberIn} from '../../run/columnOf';
import type {Column, ColumnType, Value} from '../../run/types';

/**
 * Converts a date to the format that operators read. A time without a zone is
 * UTC, regardless of the reader's zone.
 */
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

/**
 * True if leading and trailing spaces matter, because texts of the example have
 * some.
 */
function hasOuterSpaces({values}: Column): boolean {
  return values.some(
    (value) => typeof value === 'string' && /^ | $/.test(value),
  );
}

/** Parses a cell of a column. Returns undefined if the text is not valid. */
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
