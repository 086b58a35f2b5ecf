import {dateOfText} from './datePattern';
import {strictNumber} from './strictNumber';
import type {Settings} from '../types';

/** Types that are guessed, each with the one that is tried next where a text does not fit. */
type Guess = 'none' | 'integer' | 'real' | 'date' | 'nominal';

const INTEGER = /^[+-]?\d+$/;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?[df]?$/i;
const MAX_INTEGER = 2 ** 31;

/** A number from a text; without `parse_numbers`, one that is written plainly with a point. */
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

function nextGuess(guess: Guess, text: string, settings: Settings): Guess {
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

/** The type that fits all texts of a column; nominal where there are none. */
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
