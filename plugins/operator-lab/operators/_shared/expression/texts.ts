import {OperatorError} from '../types';
import {expectCount} from './mathematics';
import type {Call, Calls} from './mathematics';
import {numberOf, numeric, text, textOf, truth} from './value';
import type {Value} from './value';

const textsOf = (parts: readonly Value[], name: string): (string | null)[] =>
  parts.map((part) => textOf(part, name));

/**
 * Builds a function of texts. If any text is missing, the result is missing.
 */
function ofTexts(
  count: number,
  compute: (...texts: string[]) => Value,
  missing: Value = text(null),
): Call {
  return (parts, name) => {
    expectCount(parts, name, count);
    const texts = textsOf(parts, name);
    return texts.some((one) => one === null)
      ? missing
      : compute(...(texts as string[]));
  };
}

const ofText = (compute: (value: string) => string): Call =>
  ofTexts(1, (value) => text(compute(value)));

const ofTwoTexts = (compute: (value: string, other: string) => boolean): Call =>
  ofTexts(2, (value, other) => truth(compute(value, other)), truth(null));

/** Builds a function of a text and a number. A missing number counts as 0. */
function ofTextAndNumber(
  compute: (value: string, number: number) => string | null,
): Call {
  return (parts, name) => {
    expectCount(parts, name, 2);
    const value = textOf(parts[0], name);
    const number = numberOf(parts[1], name);
    return text(
      value === null ? null : compute(value, Number.isNaN(number) ? 0 : number),
    );
  };
}

function pattern(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    throw new OperatorError(`"${source}" is no regular expression.`);
  }
}

const cut: Call = (parts, name) => {
  expectCount(parts, name, 3);
  const value = textOf(parts[0], name);
  const start = numberOf(parts[1], name) || 0;
  const length = numberOf(parts[2], name) || 0;
  if (value === null) {
    return text(null);
  }
  if (start < 0 || length < 0) {
    throw new OperatorError('cut takes no negative numbers.');
  }
  if (start + length > value.length) {
    throw new OperatorError(
      `cut: start and length go beyond the end of "${value}".`,
    );
  }
  return text(
    value.slice(Math.trunc(start), Math.trunc(start) + Math.trunc(length)),
  );
};

function needsSearch(search: string, name: string): void {
  if (search === '') {
    throw new OperatorError(`${name} needs a text to look for.`);
  }
}

/**
 * Returns the difference of the first different characters, or the difference
 * of the lengths if there is none.
 */
function compare(value: string, other: string): number {
  const length = Math.min(value.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const difference = value.charCodeAt(at) - other.charCodeAt(at);
    if (difference !== 0) {
      return difference;
    }
  }
  return value.length - other.length;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Functions on texts. */
export const TEXTS: Calls = {
  cut,
  concat: (parts, name) =>
    text(
      textsOf(parts, name)
        .map((part) => part ?? '')
        .join(''),
    ),
  replace: ofTexts(3, (value, search, replacement) => {
    needsSearch(search, 'replace');
    return text(value.replaceAll(search, () => replacement));
  }),
  replaceAll: ofTexts(3, (value, regex, replacement) => {
    needsSearch(regex, 'replaceAll');
    return text(value.replace(pattern(regex, 'g'), replacement));
  }),
  lower: ofText((value) => value.toLowerCase()),
  upper: ofText((value) => value.toUpperCase()),
  trim: ofText((value) => value.trim()),
  escape_html: ofText((value) =>
    value.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign),
  ),
  prefix: ofTextAndNumber((value, length) =>
    length < 0 ? value : value.slice(0, Math.trunc(length)),
  ),
  suffix: ofTextAndNumber((value, length) =>
    length < 0 || length >= value.length
      ? value
      : value.slice(value.length - Math.trunc(length)),
  ),
  char: ofTextAndNumber((value, position) =>
    position < 0 || position >= value.length
      ? null
      : (value[Math.trunc(position)] ?? null),
  ),
  length: ofTexts(
    1,
    (value) => numeric('integer', value.length),
    numeric('integer', NaN),
  ),
  index: ofTexts(
    2,
    (value, search) => numeric('integer', value.indexOf(search)),
    numeric('integer', NaN),
  ),
  compare: ofTexts(
    2,
    (value, other) => numeric('integer', compare(value, other)),
    numeric('integer', NaN),
  ),
  equals: ofTwoTexts((value, other) => value === other),
  contains: ofTwoTexts((value, search) => value.includes(search)),
  starts: ofTwoTexts((value, search) => value.startsWith(search)),
  ends: ofTwoTexts((value, search) => value.endsWith(search)),
  matches: ofTwoTexts((value, regex) =>
    pattern(`^(?:${regex})$`, '').test(value),
  ),
  finds: ofTwoTexts((value, regex) =>
    pattern(`^(?:.*${regex}.*)$`, '').test(value),
  ),
};
