import {NotComputed} from '../types';
import {
  DAYS,
  MONTHS,
  NAME,
  NOON,
  patternParts,
  unknownLetter,
} from './datePattern';
import type {PatternPart} from './datePattern';

/** Text from the start of the rest that a part matches, and its value. */
type Match = {readonly length: number; readonly value: number};

const MINUTE = 60_000;

/**
 * Last years of the century that two digits can mean, from now minus 80 years to
 * now plus 20: years up to the first are in the 21st century, years from the
 * second on in the 20th.
 */
const CENTURIES = {upTo: 45, from: 60} as const;

/** Letters that read a number. */
const NUMBERS = new Set('y d D u H k K h m s S'.split(' '));

const isNumber = ({letter, text}: PatternPart): boolean =>
  letter !== undefined &&
  (NUMBERS.has(letter) || (/^[ML]$/.test(letter) && text.length < NAME));

/** Matches the longest of the names, regardless of case. */
function nameMatch(rest: string, names: readonly string[]): Match | null {
  const lower = rest.toLowerCase();
  const lengthOf = (name: string) =>
    [name.length, NAME].find((length) =>
      lower.startsWith(name.slice(0, length).toLowerCase()),
    ) ?? 0;
  const lengths = names.map(lengthOf);
  const length = Math.max(...lengths);
  return length ? {length, value: lengths.indexOf(length)} : null;
}

/** Matches an offset from UTC such as `Z`, `+02`, `+0200`, or `GMT+02:00`. */
function offsetMatch(rest: string): Match | null {
  const [all, , sign, hours = 0, minutes = 0] =
    /^(Z|UTC|GMT)?(?:([+-])(\d\d):?(\d\d)?)?/.exec(rest) ?? [];
  return all
    ? {
        length: all.length,
        value:
          Number(`${sign ?? ''}1`) * (60 * Number(hours) + Number(minutes)),
      }
    : null;
}

function fullYear(digits: string, count: number): number {
  const year = Number(digits);
  if (count > 2 || !/^\d\d$/.test(digits)) {
    return year;
  }
  if (year > CENTURIES.upTo && year < CENTURIES.from) {
    throw new NotComputed('The century of this year depends on today.');
  }
  return year + (year <= CENTURIES.upTo ? 2000 : 1900);
}

/**
 * Matches a number. Directly before another number, it has as many characters
 * as the part has letters.
 */
function numberMatch(
  rest: string,
  {letter, text}: PatternPart,
  isBeforeNumber: boolean,
): Match | null {
  const available = isBeforeNumber ? rest.slice(0, text.length) : rest;
  const [all, digits = ''] = /^[ \t]*(-?\d+)/.exec(available) ?? [];
  return all && (!isBeforeNumber || available.length === text.length)
    ? {
        length: all.length,
        value: letter === 'y' ? fullYear(digits, text.length) : Number(digits),
      }
    : null;
}

function letterMatch(
  rest: string,
  part: PatternPart,
  isBeforeNumber: boolean,
): Match | null {
  if (isNumber(part)) {
    return numberMatch(rest, part, isBeforeNumber);
  }
  switch (part.letter) {
    case 'M':
    case 'L': {
      const month = nameMatch(rest, MONTHS);
      return month && {...month, value: month.value + 1};
    }
    case 'E':
      return nameMatch(rest, DAYS);
    case 'a': {
      const [half] = /^[ap]m/i.exec(rest) ?? [];
      return half
        ? {length: half.length, value: half.toLowerCase() === 'pm' ? NOON : 0}
        : null;
    }
    case 'z':
    case 'Z':
    case 'X':
      return offsetMatch(rest);
    default:
      throw unknownLetter(part.letter ?? '');
  }
}

function dateOf(found: Readonly<Record<string, number>>): Date {
  const {y = 1970, M, L, d, D, E, u, H, k, K, h, a = 0} = found;
  const {m = 0, s = 0, S = 0, z, Z, X} = found;
  if (d === undefined && D === undefined && (E ?? u) !== undefined) {
    throw new NotComputed('A day of the week alone depends on the country.');
  }
  const date = new Date(0);
  if (d === undefined && D !== undefined) {
    date.setUTCFullYear(y, 0, D);
  } else {
    date.setUTCFullYear(y, (M ?? L ?? 1) - 1, d ?? 1);
  }
  const ofDay = H ?? (k === 2 * NOON ? 0 : k);
  const ofHalf = K ?? (h === NOON ? 0 : h) ?? 0;
  date.setUTCHours(ofDay ?? ofHalf + a, m, s, S);
  return new Date(date.getTime() - (z ?? Z ?? X ?? 0) * MINUTE);
}

/**
 * Parses the date at the start of a text with a pattern of Java, in UTC and in
 * English. Numbers beyond the calendar roll over. Returns null if the text does
 * not match.
 */
export function dateOfText(text: string, pattern: string): Date | null {
  const found: Record<string, number> = {};
  let rest = text;
  const parts = patternParts(pattern);
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    const match = part.letter
      ? letterMatch(rest, part, next !== undefined && isNumber(next))
      : {length: part.text.length, value: 0};
    if (!match || (!part.letter && !rest.startsWith(part.text))) {
      return null;
    }
    if (part.letter) {
      found[part.letter] = match.value;
    }
    rest = rest.slice(match.length);
  }
  return dateOf(found);
}
