import {NotComputed} from '../types';

/** A part of a date pattern: a repeated letter, or literal text. */
type Part = {readonly letter?: string; readonly text: string};

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(
  ' ',
);
/**
 * Minimum number of letters for a short month name. More letters give the full
 * name.
 */
const NAME = 3;

function partsOf(pattern: string): readonly Part[] {
  return [...pattern.matchAll(/'([^']*)'|([A-Za-z])\2*|[^A-Za-z']+/g)].map(
    ([all, quoted, letter]) =>
      quoted === undefined
        ? {text: all, ...(letter && {letter})}
        : {text: quoted || "'"},
  );
}

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
      return count >= NAME
        ? name(MONTHS, date.getUTCMonth())
        : digits(date.getUTCMonth() + 1);
    case 'd':
      return digits(date.getUTCDate());
    case 'E':
      return name(DAYS, date.getUTCDay());
    case 'H':
      return digits(date.getUTCHours());
    case 'm':
      return digits(date.getUTCMinutes());
    case 's':
      return digits(date.getUTCSeconds());
    default:
      throw new NotComputed(`This example does not know the letter ${letter}.`);
  }
}

/** Formats a date with a pattern, in UTC and in English. */
export function dateText(date: Date, pattern: string): string {
  return partsOf(pattern)
    .map(({letter, text}) =>
      letter ? partText(date, letter, text.length) : text,
    )
    .join('');
}

/**
 * Parses the date at the start of a text with a pattern. Numbers beyond the
 * calendar roll over. Returns null if the text does not match.
 */
export function dateOfText(text: string, pattern: string): Date | null {
  const found: Record<string, number> = {};
  let rest = text;
  for (const {letter, text: part} of partsOf(pattern)) {
    const match = letter ? /^\s*(\d+)/.exec(rest)?.[0] : part;
    if (match === undefined || !rest.startsWith(match)) {
      return null;
    }
    if (letter) {
      found[letter] = Number(match);
    }
    rest = rest.slice(match.length);
  }
  const {y = 1970, M = 1, d = 1, H = 0, m = 0, s = 0} = found;
  const date = new Date(0);
  date.setUTCFullYear(y, M - 1, d);
  date.setUTCHours(H, m, s);
  return date;
}
