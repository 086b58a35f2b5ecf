import {isNumeric} from '../../../_shared/tables/chosenColumns';
import type {Column, Run, Table, Value} from '../../../_shared/types';

/** Returns a number as the platform stores it. A missing value is NaN. */
const numberOf = (value: Value | undefined) => (value ?? NaN) as number;
const cellOf = (result: number): Value =>
  Number.isNaN(result) ? null : result + 0;

/** Functions of one column, in order of computation. */
const OF_ONE: readonly [string, string, (value: number) => number][] = [
  ['use_reciprocals', '1/', (value) => 1 / value],
  ['use_square_roots', 'sqrt', Math.sqrt],
  ['use_sin', 'sin', Math.sin],
  ['use_cos', 'cos', Math.cos],
  ['use_tan', 'tan', Math.tan],
  ['use_atan', 'atan', Math.atan],
  ['use_exp', 'exp', Math.exp],
  ['use_log', 'log', Math.log],
  ['use_absolute_values', 'abs', Math.abs],
  ['use_ceil', 'ceil', Math.ceil],
  ['use_floor', 'floor', Math.floor],
  ['use_rounded', 'round', roundedLong],
];

/** Pairs of columns that a function is applied to. */
type Pairs = 'unordered' | 'unordered with itself' | 'ordered' | 'all';
type OfTwo = {
  readonly sign: string;
  readonly pairs: Pairs;
  readonly compute: (one: number, other: number) => number;
};

const OF_TWO: Readonly<Record<string, OfTwo>> = {
  use_plus: {sign: '+', pairs: 'unordered', compute: (a, b) => a + b},
  use_diff: {sign: '-', pairs: 'ordered', compute: (a, b) => a - b},
  use_mult: {
    sign: '*',
    pairs: 'unordered with itself',
    compute: (a, b) => a * b,
  },
  use_div: {sign: '/', pairs: 'ordered', compute: (a, b) => a / b},
  use_power_functions: {sign: '^', pairs: 'all', compute: Math.pow},
  use_min: {sign: 'min', pairs: 'unordered', compute: Math.min},
  use_max: {sign: 'max', pairs: 'unordered', compute: Math.max},
};

/** Functions in the operator's order. */
const ORDER =
  'plus diff mult div reciprocals square_roots power_functions sin cos tan atan exp log absolute_values min max ceil floor rounded'
    .split(' ')
    .map((name) => `use_${name}`);

/** Largest integer that rounding can return (64-bit). */
const MAX_LONG = 2 ** 63;

/** Rounds to an integer, halves up. NaN becomes 0. */
function roundedLong(value: number): number {
  return Number.isNaN(value)
    ? 0
    : Math.max(-MAX_LONG, Math.min(MAX_LONG, Math.round(value)));
}

function hasPair(pairs: Pairs, first: number, second: number): boolean {
  switch (pairs) {
    case 'unordered':
      return second > first;
    case 'unordered with itself':
      return second >= first;
    case 'ordered':
      return second !== first;
    case 'all':
      return true;
  }
}

function ofPairs(columns: Table, {sign, pairs, compute}: OfTwo): Column[] {
  return columns.flatMap((one, first) =>
    columns
      .filter((_, second) => hasPair(pairs, first, second))
      .map((other): Column => ({
        name: /\w/.test(sign)
          ? `${sign}(${one.name},${other.name})`
          : `(${one.name} ${sign} ${other.name})`,
        type: 'real',
        values: one.values.map((value, row) =>
          cellOf(compute(numberOf(value), numberOf(other.values[row]))),
        ),
      })),
  );
}

function ofEach(
  columns: Table,
  sign: string,
  compute: (value: number) => number,
): Column[] {
  return columns.map(({name, values}) => ({
    name: `${sign}(${name})`,
    type: 'real',
    values: values.map((value) => {
      const result = compute(numberOf(value));
      return Math.abs(result) === Infinity ? null : cellOf(result);
    }),
  }));
}

/**
 * Generate Function Set: adds simple functions of all numeric columns. New
 * columns are named after their formulas, as with Rename by Constructions. The
 * operator itself numbers them.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const columns = table.filter((column) => !column.role && isNumeric(column));
  const added = ORDER.filter((name) => settings[name] === true).flatMap(
    (name) => {
      const pairs = OF_TWO[name];
      const [, sign, compute] = OF_ONE.find(([key]) => key === name) ?? [];
      return pairs
        ? ofPairs(columns, pairs)
        : ofEach(columns, String(sign), compute!);
    },
  );
  const kept =
    settings.keep_all === false ? table.filter(({role}) => role) : table;
  return {'example set output': [...kept, ...added], original: table};
};
