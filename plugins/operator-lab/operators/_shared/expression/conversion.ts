import {shortText} from '../texts/numberText';
import {OperatorError} from '../types';
import {customDate, customText} from './customDates';
import {expectCount} from './mathematics';
import type {Calls} from './mathematics';
import {
  dateOf,
  isAbsent,
  isNumeric,
  numberOf,
  numeric,
  text,
  textOf,
} from './value';
import type {Value} from './value';

/** Date size constants, and their styles for Intl.DateTimeFormat. */
const STYLES: Readonly<Record<string, 'short' | 'medium' | 'long' | 'full'>> = {
  DATE_SHORT: 'short',
  DATE_MEDIUM: 'medium',
  DATE_LONG: 'long',
  DATE_FULL: 'full',
};

/** Names of the size constants. Each constant has its name as its value. */
export const SIZES = [...Object.keys(STYLES), 'DATE_SHOW_DATE_ONLY'];

/** Parses a date in the short US format, such as 3/15/26. */
function shortDate(value: string): number {
  const [, month, day, year] = /^(\d+)\/(\d+)\/(\d+)/.exec(value) ?? [];
  if (year === undefined) {
    throw new OperatorError(`"${value}" is no date in short form.`);
  }
  const century = year.length <= 2 ? 2000 : 0;
  return Date.UTC(century + Number(year), Number(month) - 1, Number(day));
}

const date = (value: number | null): Value => ({type: 'date', value});

function fromTextOrNumber(part: Value | undefined, name: string): Value {
  if (part && isNumeric(part)) {
    return date(part.value);
  }
  const value = textOf(part, name);
  return date(value === null ? null : shortDate(value));
}

function dateText(
  parts: readonly Value[],
  name: string,
  locale: string,
): Value {
  const value = dateOf(parts[0], name);
  const dateStyle = STYLES[textOf(parts[1], name) ?? ''];
  if (!dateStyle || textOf(parts[2], name) !== 'DATE_SHOW_DATE_ONLY') {
    throw new OperatorError(`${name} takes a size such as DATE_SHORT.`);
  }
  return text(
    value === null
      ? null
      : new Intl.DateTimeFormat(locale, {dateStyle, timeZone: 'UTC'}).format(
          value,
        ),
  );
}

/**
 * Functions that convert between texts, numbers, and dates. Dates are in UTC.
 * Without a locale, the language is English.
 */
export const CONVERSION: Calls = {
  str: (parts, name) => {
    expectCount(parts, name, 1);
    const value = numberOf(parts[0], name);
    return text(Number.isNaN(value) ? null : shortText(value));
  },
  parse: (parts, name) => {
    expectCount(parts, name, 1);
    const value = textOf(parts[0], name)?.trim();
    return numeric('real', value ? Number(value) : NaN);
  },
  date_parse: (parts, name) => {
    expectCount(parts, name, 1);
    return fromTextOrNumber(parts[0], name);
  },
  date_parse_loc: (parts, name) => {
    expectCount(parts, name, 2);
    return textOf(parts[1], name) === null
      ? date(null)
      : fromTextOrNumber(parts[0], name);
  },
  date_parse_custom: (parts, name) => {
    expectCount(parts, name, 2, 3);
    const [value, pattern, language] = parts.map((part) => textOf(part, name));
    return date(
      isAbsent(value) || isAbsent(pattern) || language === null
        ? null
        : customDate(value, pattern, language),
    );
  },
  date_str: (parts, name) => {
    expectCount(parts, name, 3);
    return dateText(parts, name, 'en-US');
  },
  date_str_loc: (parts, name) => {
    expectCount(parts, name, 4);
    const locale = textOf(parts[3], name);
    return locale === null ? text(null) : dateText(parts, name, locale);
  },
  date_str_custom: (parts, name) => {
    expectCount(parts, name, 2, 3);
    const value = dateOf(parts[0], name);
    const [pattern, language] = parts
      .slice(1)
      .map((part) => textOf(part, name));
    return text(
      value === null || isAbsent(pattern) || language === null
        ? null
        : customText(value, pattern, language),
    );
  },
};
