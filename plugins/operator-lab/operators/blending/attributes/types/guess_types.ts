import {
  chosenColumns,
  isNominal,
  isNumeric,
} from '../../../_shared/tables/chosenColumns';
import {turnedDownColumns} from '../../../_shared/tables/treatedColumns';
import {OperatorError} from '../../../_shared/types';
import type {
  Column,
  ColumnType,
  Run,
  Settings,
  Value,
} from '../../../_shared/types';

const NUMBER =
  /^\s*[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[dDfF]?)\s*$/;

/** Formats a number for parsing. It always has a decimal point. */
function textOf(value: Value): string {
  return typeof value === 'number' && Number.isInteger(value)
    ? value.toFixed(1)
    : String(value);
}

function numberOf(value: Value, settings: Settings): number | null {
  const group = String(settings.number_grouping_character ?? '');
  const text = textOf(value)
    .replaceAll(group, '')
    .replaceAll(String(settings.decimal_point_character ?? '.'), '.');
  return NUMBER.test(text) ? parseFloat(text) : null;
}

/** Numbers closer than this to an integer count as integers. */
const TOLERANCE = 1e-6;

const isWhole = (value: number | null) =>
  value !== null && Math.abs(Math.round(value) - value) < TOLERANCE;

const isKnown = (value: Value) => value !== null && value !== '?';

function guessed(column: Column, settings: Settings): Column {
  const numbers = column.values
    .filter(isKnown)
    .map((value) => numberOf(value, settings));
  const {name, role} = column;
  const rest = {name, ...(role && {role})};
  if (numbers.length === 0) {
    return column;
  }
  if (numbers.includes(null)) {
    return {...rest, type: 'nominal', values: column.values};
  }
  const type: ColumnType = numbers.every(isWhole) ? 'integer' : 'real';
  return {
    ...rest,
    type,
    values: column.values.map((value) => {
      const number = isKnown(value) ? numberOf(value, settings) : null;
      return Number.isNaN(number) ? null : number;
    }),
  };
}

/**
 * Guess Types: converts columns to integer, real, or nominal, depending on
 * their values.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const canChange = (column: Column) => isNominal(column) || isNumeric(column);
  if (turnedDownColumns(table, settings, () => true).some(canChange)) {
    throw new OperatorError('The filter turns down a column.');
  }
  const chosen = chosenColumns(table, settings, () => true).filter(canChange);
  return {
    'example set output': [
      ...table.filter((column) => !chosen.includes(column)),
      ...chosen.map((column) => guessed(column, settings)),
    ],
    original: table,
  };
};
