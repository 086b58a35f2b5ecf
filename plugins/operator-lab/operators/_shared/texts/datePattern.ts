import {NotComputed, OperatorError} from '../types';

/** A part of a date pattern: a repeated letter, or literal text. */
export type PatternPart = {readonly letter?: string; readonly text: string};

/** English names of the months. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** English names of the days of the week, starting with Sunday. */
export const DAYS =
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * Minimum number of letters for a short month name. More letters give the full
 * name.
 */
export const NAME = 3;

/** Noon as an hour, and the number of hours in half a day. */
export const NOON = 12;

/** Letters of Java whose values depend on the country. */
const BY_COUNTRY = /^[YwWFG]$/;

/**
 * Returns the error for a letter without a value here.
 * @returns OperatorError for letters that Java does not have.
 */
export function unknownLetter(letter: string): Error {
  return BY_COUNTRY.test(letter)
    ? new NotComputed(`The letter ${letter} depends on the country.`)
    : new OperatorError(`Date patterns do not have the letter "${letter}".`);
}

/**
 * Splits a pattern into its letters and literal text. Quotation marks enclose
 * literal text, and two of them are one.
 */
export function patternParts(pattern: string): readonly PatternPart[] {
  return [
    ...pattern.matchAll(/''|'((?:[^']|'')+)'|([A-Za-z])\2*|[^A-Za-z']+/g),
  ].map(([all, quoted, letter]) =>
    letter
      ? {text: all, letter}
      : {text: (quoted ?? all).replaceAll("''", "'")},
  );
}

/** Numbers of letters of the parts of a pattern that are names. */
export const namesIn = (pattern: string): readonly number[] =>
  patternParts(pattern).flatMap(({letter = '', text: {length}}) =>
    /[Ea]/.test(letter) || (/[ML]/.test(letter) && length >= NAME)
      ? [length]
      : [],
  );

function dayOfYear(date: Date): number {
  const day = 24 * 60 * 60 * 1000;
  return Math.floor(
    (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 0)) / day,
  );
}

/** Values of the letters that are written in digits. */
const NUMBERS: Readonly<Record<string, (date: Date) => number>> = {
  d: (date) => date.getUTCDate(),
  D: dayOfYear,
  u: (date) => date.getUTCDay() || DAYS.length,
  H: (date) => date.getUTCHours(),
  k: (date) => date.getUTCHours() || 2 * NOON,
  K: (date) => date.getUTCHours() % NOON,
  h: (date) => date.getUTCHours() % NOON || NOON,
  m: (date) => date.getUTCMinutes(),
  s: (date) => date.getUTCSeconds(),
  S: (date) => date.getUTCMilliseconds(),
};

function partText(date: Date, letter: string, count: number): string {
  const name = (names: readonly string[], at: number) =>
    count > NAME ? (names[at] ?? '') : (names[at] ?? '').slice(0, NAME);
  const digits = (value: number) => String(value).padStart(count, '0');
  switch (letter) {
    case 'y':
      return count === 2
        ? digits(date.getUTCFullYear() % 100)
        : digits(date.getUTCFullYear());
    case 'M':
    case 'L':
      return count >= NAME
        ? name(MONTHS, date.getUTCMonth())
        : digits(date.getUTCMonth() + 1);
    case 'E':
      return name(DAYS, date.getUTCDay());
    case 'a':
      return date.getUTCHours() < NOON ? 'AM' : 'PM';
    case 'z':
      return count > NAME ? 'Coordinated Universal Time' : 'UTC';
    case 'Z':
      return '+0000';
    case 'X':
      return 'Z';
    default: {
      const valueOf = NUMBERS[letter];
      if (!valueOf) {
        throw unknownLetter(letter);
      }
      return digits(valueOf(date));
    }
  }
}

/** Formats a date with a pattern of Java, in UTC and in English. */
export function dateText(date: Date, pattern: string): string {
  return patternParts(pattern)
    .map(({letter, text}) =>
      letter ? partText(date, letter, text.length) : text,
    )
    .join('');
}
