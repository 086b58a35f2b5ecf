import {dateOfText} from './dateOfText';
import {strictNumber} from './strictNumber';
import type {Settings} from '../types';

/** Guessed types. If a text does not match, the next type is tried. */
export type Guess = 'none' | 'integer' | 'real' | 'date' | 'nominal';

const INTEGER = /^[+-]?\d+$/;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?[df]?$/i;
const MAX_INTEGER = 2 ** 31;

/**
 * Parses a number. Without `parse_numbers`, only plain numbers with a decimal
 * point are valid.
 */
export function numberOfText(text: string, settings: Settings): number | null {
  if (settings.parse_numbers !== false) {
    return strictNumber(text, settings);
  }
  return PLAIN_NUMBER.test(text) ? parseFloat(text) : null;
}

function isInteger(text: string): boolean {
  const value = Number(text);
  return INTEGER.test(text) && value >= -MAX_INTEGER && value < MAX_INTEGER;
}

/** Next type of a column whose type so far is `guess` when a text follows. */
export function nextGuess(
  guess: Guess,
  text: string,
  settings: Settings,
): Guess {
  const pattern = String(settings.date_format ?? '');
  const isDate = pattern !== '' && dateOfText(text, pattern) !== null;
  switch (guess) {
    case 'nominal':
      return 'nominal';
    case 'date':
      return isDate ? 'date' : 'nominal';
    case 'real':
      return numberOfText(text, settings) === null
        ? nextGuess('date', text, settings)
        : 'real';
    default:
      return isInteger(text) ? 'integer' : nextGuess('real', text, settings);
  }
}

/**
 * Returns the type that matches all texts of a column: nominal without texts.
 */
export function guessedType(
  texts: readonly (string | null)[],
  settings: Settings,
): Exclude<Guess, 'none'> {
  const known = texts.filter((text) => text !== null);
  const guess = known.reduce<Guess>(
    (before, text) => nextGuess(before, text.trim(), settings),
    'none',
  );
  return guess === 'none' ? 'nominal' : guess;
}
