import {MISSING} from './columnOf';
import type {Column, ColumnType, Table, Value} from './types';

/** A column with formatted values. */
export type ShownColumn = {
  readonly name: string;
  readonly type: ColumnType;
  readonly role?: string;
  readonly texts: readonly string[];
};

/** Number of decimals of a non-integer, as on operator pages. */
const DIGITS = 3;

function decimal(value: number): string {
  const text = value.toFixed(DIGITS);
  return Number(text) === 0 && value !== 0
    ? value.toPrecision(DIGITS)
    : text.replace(/^-(?=0\.0+$)/, '');
}

function numberText(value: number, isWhole: boolean): string {
  if (Math.abs(value) === Infinity) {
    return value < 0 ? '-∞' : '∞';
  }
  return isWhole ? String(value + 0) : decimal(value);
}

/**
 * Matches an ISO time in UTC: day, hours and minutes, seconds, and
 * milliseconds.
 */
const TIME = /^(.*)T(\d{2}:\d{2})(?::(\d{2})(?:\.(\d{3}))?)?Z$/;

/**
 * Formats dates as on operator pages. All dates have a time if one has, and the
 * precision of the most precise one.
 */
function dateTexts(values: readonly Value[]): string[] {
  const parts = values.map((value) => {
    const [, day, minutes = '00:00', seconds = '00', rest = '000'] =
      TIME.exec(String(value)) ?? [];
    return {text: String(value ?? MISSING), day, minutes, seconds, rest};
  });
  const hasRest = parts.some(({rest}) => rest !== '000');
  const hasSeconds = hasRest || parts.some(({seconds}) => seconds !== '00');
  const hasTime = hasSeconds || parts.some((one) => one.minutes !== '00:00');
  return parts.map(({text, day, minutes, seconds, rest}) =>
    day === undefined
      ? text
      : [
          day,
          hasTime && ` ${minutes}`,
          hasSeconds && `:${seconds}`,
          hasRest && `.${rest}`,
        ]
          .filter(Boolean)
          .join(''),
  );
}

function shownColumn({name, type, role, values}: Column): ShownColumn {
  const numbers = values.filter(
    (value) => typeof value === 'number' && Number.isFinite(value),
  );
  const isWhole = numbers.every(Number.isInteger);
  const text = (value: Value): string => {
    if (value === null || Number.isNaN(value)) {
      return MISSING;
    }
    return typeof value === 'number' ? numberText(value, isWhole) : value;
  };
  return {
    name,
    type,
    ...(role !== undefined && {role}),
    texts: type === 'date' ? dateTexts(values) : values.map(text),
  };
}

/**
 * Formats a table. All numbers in a column have the same number of decimals.
 */
export function shownTable(table: Table): readonly ShownColumn[] {
  return table.map(shownColumn);
}

/**
 * For each column and row, true if the text differs from the earlier table, or
 * is new.
 */
export function changedCells(
  before: readonly ShownColumn[],
  after: readonly ShownColumn[],
): readonly (readonly boolean[])[] {
  const old = new Map(before.map(({name, texts}) => [name, texts]));
  return after.map(({name, texts}) =>
    texts.map((text, row) => old.get(name)?.[row] !== text),
  );
}

/** For each column, true if its type or role differs from the earlier table. */
export function changedHeads(
  before: readonly ShownColumn[],
  after: readonly ShownColumn[],
): readonly boolean[] {
  const old = new Map(before.map((column) => [column.name, column]));
  return after.map(({name, type, role}) => {
    const column = old.get(name);
    return (
      column !== undefined && (column.type !== type || column.role !== role)
    );
  });
}
