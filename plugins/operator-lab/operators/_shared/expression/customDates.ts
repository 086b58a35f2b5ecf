import {dateOfText} from '../texts/dateOfText';
import {DAYS, dateText, MONTHS, NAME, namesIn} from '../texts/datePattern';
import {NotComputed, OperatorError} from '../types';

/** Full name of a month or a day. May is also its short name. */
const FULL_NAME = new RegExp(
  [...MONTHS, ...DAYS].filter(({length}) => length > NAME).join('|'),
  'i',
);

/**
 * Checks that the names in a date have the same text on each server.
 * @throws NotComputed for names in a language other than English, and for full
 * names without a language.
 */
function expectEnglish(
  pattern: string,
  language: string | undefined,
  isFull: (length: number) => boolean,
): void {
  const names = namesIn(pattern);
  const isComputed =
    language === undefined ? !names.some(isFull) : language === 'en';
  if (names.length > 0 && !isComputed) {
    throw new NotComputed('Names of months and days are computed for "en".');
  }
}

/**
 * Formats a date with a pattern. Short names are in English without a language.
 * @param date Milliseconds since 1970-01-01 00:00 UTC.
 */
export function customText(
  date: number,
  pattern: string,
  language: string | undefined,
): string {
  expectEnglish(pattern, language, (length) => length > NAME);
  return dateText(new Date(date), pattern);
}

/**
 * Parses a date with a pattern, in milliseconds since 1970-01-01 00:00 UTC.
 * Short names are in English without a language.
 * @throws OperatorError if the text does not match.
 */
export function customDate(
  value: string,
  pattern: string,
  language: string | undefined,
): number {
  expectEnglish(pattern, language, () => FULL_NAME.test(value));
  const found = dateOfText(value, pattern);
  if (!found) {
    throw new OperatorError(`"${value}" is no date in the form ${pattern}.`);
  }
  return found.getTime();
}
