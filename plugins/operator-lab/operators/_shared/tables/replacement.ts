import {OperatorError} from '../types';
import type {Column, Settings, Value} from '../types';

/**
 * Returns the replacement function of a column: from the last entry of
 * `columns` with its name, or from `default`.
 */
export function functionFor(
  name: string,
  settings: Settings,
  standard: string,
): string {
  const lines: readonly (readonly string[])[] = Array.isArray(settings.columns)
    ? settings.columns
    : [];
  const line = lines.filter(([column]) => column === name).at(-1);
  return line?.[1] ?? String(settings.default ?? standard);
}

/**
 * Returns the most frequent text. If texts tie, the one that reaches the count
 * first wins.
 */
export function mostFrequent(values: readonly Value[]): string | null {
  const counts = new Map<string, number>();
  let most = 0;
  let found: string | null = null;
  for (const value of values) {
    if (typeof value === 'string') {
      const count = (counts.get(value) ?? 0) + 1;
      counts.set(value, count);
      if (count > most) {
        most = count;
        found = value;
      }
    }
  }
  return found;
}

function dateOf(text: string): string {
  const parts = /^(\d+)\/(\d+)\/(\d+)/.exec(text);
  if (!parts) {
    throw new OperatorError(
      `The replenishment value must be a date such as 12/31/2024, and is "${text}".`,
    );
  }
  const [month, day, year] = parts.slice(1).map(Number);
  // A day or month beyond the calendar rolls over into the next month or year.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.toISOString().slice(0, 10);
}

function numberOf(text: string, type: Column['type']): Value {
  const plain = text.trim();
  const isNumber =
    /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ||
    /^([+-]?Infinity|NaN)$/.test(plain);
  if (!isNumber) {
    throw new OperatorError(
      `The replenishment value must be a number, and is "${text}".`,
    );
  }
  const value = Number(plain);
  if (type === 'integer' && !Number.isInteger(value)) {
    throw new OperatorError(
      `The replenishment value must be a whole number, and is "${text}".`,
    );
  }
  return Number.isNaN(value) ? null : value;
}

/**
 * Parses a replacement value for a column.
 * @throws OperatorError if the column's type does not allow it.
 */
export function replacementValue(column: Column, text: string): Value {
  switch (column.type) {
    case 'date':
      return dateOf(text);
    case 'integer':
    case 'real':
      return numberOf(text, column.type);
    case 'binominal': {
      const known = new Set([...(column.knownValues ?? []), ...column.values]);
      known.delete(null);
      if (known.size >= 2 && !known.has(text)) {
        throw new OperatorError(
          `The column "${column.name}" has two values, and "${text}" would be a third one.`,
        );
      }
      return text;
    }
    default:
      return text;
  }
}
