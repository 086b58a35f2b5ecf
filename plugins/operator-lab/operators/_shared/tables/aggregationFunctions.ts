import {median, sum} from '../numbers/averages';
import {isNominal, isNumeric} from './chosenColumns';
import {extremeDate} from './extremeDate';
import {NotComputed, OperatorError} from '../types';
import type {Column, ColumnType, Value} from '../types';

/** Treatment of missing and duplicate values. */
export type CountOptions = {
  readonly ignoresMissing: boolean;
  readonly onlyDistinct: boolean;
};

/** An aggregation: its name in results, and a function of a group's values. */
export type Aggregation = {
  readonly name: string;
  readonly type: ColumnType;
  readonly compute: (cells: readonly Value[], options: CountOptions) => Value;
  /**
   * Present if results are shares of the total over all groups: 1 for
   * fractions, 100 for percentages.
   */
  readonly shareOf?: number;
};

/** Sample variance: NaN for fewer than two values. */
function varianceOf(numbers: readonly number[]): number {
  const count = numbers.length;
  const squares = sum(numbers.map((value) => value * value));
  return (squares - sum(numbers) ** 2 / count) / (count - 1);
}

/** Functions of a group's numbers. NaN is a missing value. */
const OF_NUMBERS: Readonly<
  Record<string, (numbers: readonly number[]) => number>
> = {
  sum: sum,
  average: (numbers) => sum(numbers) / numbers.length,
  median,
  minimum: (numbers) => (numbers.length ? Math.min(...numbers) : NaN),
  maximum: (numbers) => (numbers.length ? Math.max(...numbers) : NaN),
  product: (numbers) => numbers.reduce((total, value) => total * value, 1),
  variance: (numbers) => (numbers.length ? varianceOf(numbers) : NaN),
  standard_deviation: (numbers) => {
    const variance = varianceOf(numbers);
    return numbers.length ? (variance > 0 ? Math.sqrt(variance) : 0) : NaN;
  },
};

/**
 * Count functions, with their names in results. `share` is the total of all
 * shares.
 */
const COUNTS: Readonly<
  Record<string, readonly [name: string, share?: number]>
> = {
  count: ['count'],
  'count (ignoring missings)': ['countWithOutMissings'],
  'count (including missings)': ['countWithMissings'],
  'count (fractional)': ['fractional_count', 1],
  'count (percentage)': ['percentage_count', 100],
};

const COUNTS_MISSING = new Set([
  'count (including missings)',
  'count (fractional)',
  'count (percentage)',
]);

/** Functions of the operator that the lab does not compute, by column type. */
const NOT_COMPUTED = {
  text: /^least(?: \(only occurring\))?$/,
  number: /^(?:log product|sum \(fractional\)|percentile \(.*\))$/,
  date: /^(?:average|median)$/,
};

const knownOf = (cells: readonly Value[], {onlyDistinct}: CountOptions) => {
  const known = cells.filter((cell) => cell !== null);
  return onlyDistinct ? [...new Set(known)] : known;
};

/**
 * Returns the most frequent value. If values tie, the first in the value list
 * or the smallest number wins.
 */
function mostFrequent(
  column: Column,
  cells: readonly Value[],
  {ignoresMissing}: CountOptions,
): Value {
  const frequency = (value: Value) =>
    cells.filter((cell) => cell === value).length;
  const known: readonly Value[] = isNominal(column)
    ? (column.knownValues ?? [...new Set(column.values)])
    : [...new Set(column.values)].sort((a, b) => Number(a) - Number(b));
  const [best, most] = known
    .filter((value) => value !== null)
    .map((value) => [value, frequency(value)] as const)
    .reduce<readonly [Value, number]>(
      (first, next) => (next[1] > first[1] ? next : first),
      [null, 0],
    );
  const missing = ignoresMissing ? 0 : frequency(null);
  return most >= missing ? best : null;
}

/**
 * True if the operator supports the function for the column, but the lab does
 * not.
 */
function isLeftOut(column: Column, name: string): boolean {
  const {text, number, date} = NOT_COMPUTED;
  return (
    (isNominal(column) && text.test(name)) ||
    (isNumeric(column) && number.test(name)) ||
    (column.type === 'date' && date.test(name))
  );
}

/** Functions whose result has the type of the column: the others return reals. */
const KEEPS_TYPE = new Set(['sum', 'minimum', 'maximum']);

function ofNumbers(column: Column, name: string): Aggregation | undefined {
  const compute = OF_NUMBERS[name];
  if (!compute || !isNumeric(column)) {
    return undefined;
  }
  return {
    name,
    type: KEEPS_TYPE.has(name) ? column.type : 'real',
    compute: (cells, options) => {
      if (!options.ignoresMissing && cells.includes(null)) {
        return null;
      }
      const result = compute(knownOf(cells, options).map(Number));
      return Number.isNaN(result) ? null : result;
    },
  };
}

function ofDates(column: Column, name: string): Aggregation | undefined {
  if (column.type !== 'date' || (name !== 'minimum' && name !== 'maximum')) {
    return undefined;
  }
  return {
    name,
    type: 'date',
    compute: (cells, options) =>
      !options.ignoresMissing && cells.includes(null)
        ? null
        : extremeDate(knownOf(cells, options).map(String), name),
  };
}

function counting(name: string): Aggregation | undefined {
  const [shown, share] = COUNTS[name] ?? [];
  if (shown === undefined) {
    return undefined;
  }
  return {
    name: shown,
    type: share === undefined ? 'integer' : 'real',
    ...(share === undefined ? {} : {shareOf: share}),
    compute: (cells, options) =>
      COUNTS_MISSING.has(name) &&
      !options.ignoresMissing &&
      !options.onlyDistinct
        ? cells.length
        : knownOf(cells, options).length,
  };
}

function ofTexts(column: Column, name: string): Aggregation | undefined {
  if (name === 'mode' && (isNominal(column) || isNumeric(column))) {
    return {
      name,
      type: column.type,
      compute: (cells, options) => mostFrequent(column, cells, options),
    };
  }
  if (name !== 'concatenation' || !isNominal(column)) {
    return undefined;
  }
  return {
    name: 'concat',
    type: 'nominal',
    compute: (cells, options) => {
      const known = knownOf(cells, options);
      return known.length || options.ignoresMissing ? known.join('|') : null;
    },
  };
}

/**
 * Returns the aggregation with this name for a column.
 * @throws OperatorError if the function does not support the column's type.
 * @throws NotComputed if the operator supports the function, but the lab does
 * not.
 */
export function aggregationOf(column: Column, name: string): Aggregation {
  if (isLeftOut(column, name)) {
    throw new NotComputed(`This example does not compute ${name}.`);
  }
  const found =
    counting(name) ??
    ofTexts(column, name) ??
    ofDates(column, name) ??
    ofNumbers(column, name);
  if (!found) {
    throw new OperatorError(
      `The function ${name} does not fit the column "${column.name}".`,
    );
  }
  return found;
}
