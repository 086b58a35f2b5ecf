import {nextGuess} from './guessedType';
import type {Settings} from '../types';

/** Cell of a workbook: a number, a date, or a text. */
export type Cell = number | Date | string;

/** Column types that a workbook reader can guess from cells. */
export type CellGuess =
  | 'none'
  | 'integer'
  | 'real'
  | 'numeric'
  | 'date'
  | 'date_time'
  | 'polynominal';

/** More general type of each type. */
const PARENTS: Readonly<Partial<Record<CellGuess, CellGuess>>> = {
  integer: 'numeric',
  real: 'numeric',
  date: 'date_time',
};

/** Types that include a type: the type itself, and its parents. */
function typesOf(type: CellGuess): readonly CellGuess[] {
  const parent = PARENTS[type];
  return parent ? [type, ...typesOf(parent)] : [type];
}

/** Most specific type that includes both types. */
function commonType(guess: CellGuess, type: CellGuess): CellGuess {
  const types = typesOf(type);
  return (
    typesOf(guess).find((candidate) => types.includes(candidate)) ??
    'polynominal'
  );
}

/** Next type after a text: all types except `real` and `date` start over. */
function nextOfText(
  guess: CellGuess,
  text: string,
  settings: Settings,
): CellGuess {
  const before = guess === 'real' || guess === 'date' ? guess : 'none';
  const next = nextGuess(before, text.trim(), settings);
  return next === 'nominal' ? 'polynominal' : next;
}

function nextType(guess: CellGuess, cell: Cell, settings: Settings): CellGuess {
  if (guess === 'polynominal') {
    return guess;
  }
  if (typeof cell === 'string') {
    return nextOfText(guess, cell, settings);
  }
  if (cell instanceof Date) {
    return guess === 'none' ? 'date_time' : commonType(guess, 'date_time');
  }
  const type = Number.isInteger(cell) ? 'integer' : 'real';
  return guess === 'none' ? type : commonType(guess, type);
}

/** Guesses the type of a column from its cells, in the order of the rows. */
export function guessedCellType(
  cells: readonly Cell[],
  settings: Settings,
): CellGuess {
  return cells.reduce<CellGuess>(
    (guess, cell) => nextType(guess, cell, settings),
    'none',
  );
}
