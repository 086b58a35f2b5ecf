import {chosenColumns, isNumeric} from '../../../_shared/tables/chosenColumns';
import {turnedDownColumns} from '../../../_shared/tables/treatedColumns';
import {shortText} from '../../../_shared/texts/numberText';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Value} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

type Numbers = readonly number[];

const sum = (values: Numbers) => values.reduce((a, b) => a + b, 0);

function variance(values: Numbers): number {
  const mean = sum(values) / values.length;
  return values.length <= 1
    ? 0
    : sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}

function countsOf(values: Numbers): Map<number, number> {
  return new Map(
    values.map((value) => [
      value,
      values.filter((one) => one === value).length,
    ]),
  );
}

/**
 * Returns the median. Between two different values, it is their mean, weighted
 * by their frequencies.
 */
function median(values: Numbers): number {
  const counts = [...countsOf(values)].sort(([a], [b]) => a - b);
  let before = 0;
  for (const [at, [value, count]] of counts.entries()) {
    before += count;
    const [next = 0, ofNext = 0] = counts[at + 1] ?? [];
    if (before === values.length / 2) {
      return (value * count + next * ofNext) / (count + ofNext);
    }
    if (before > values.length / 2) {
      return value;
    }
  }
  return NaN;
}

/**
 * Returns the most frequent value. If values tie, the one that reaches the
 * count first wins.
 */
function mode(values: Numbers): number {
  const counts = new Map<number, number>();
  let found = NaN;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > (counts.get(found) ?? 0) || Number.isNaN(found)) {
      found = value;
    }
  }
  return found;
}

const FUNCTIONS: Readonly<Record<string, (values: Numbers) => number>> = {
  sum,
  count: (values) => values.length,
  average: (values) => sum(values) / values.length,
  variance,
  standard_deviation: (values) => Math.sqrt(variance(values)),
  minimum: (values) => Math.min(...values),
  maximum: (values) => Math.max(...values),
  product: (values) => values.reduce((a, b) => a * b, 1),
  median,
  mode,
};

/**
 * Functions that also support nominal columns, using the index of each value.
 */
const OF_ANY_TYPE = ['count', 'mode', 'concatenation'];

function numberOf(column: Column, value: Value): number {
  return typeof value === 'string'
    ? knownValues(column).indexOf(value)
    : Number(value);
}

function result(
  columns: readonly Column[],
  row: number,
  settings: Settings,
): Value {
  const name = String(settings.aggregation_function ?? 'sum');
  if (name === 'concatenation') {
    return columns
      .map(({values}) => values[row] ?? '?')
      .map((value) => (typeof value === 'number' ? shortText(value) : value))
      .join(String(settings.concatenation_separator ?? '|'));
  }
  const known = columns.filter(({values}) => values[row] !== null);
  const hasGap = known.length < columns.length;
  if (hasGap && settings.ignore_missings === false && name !== 'product') {
    // A standard deviation is 0 unless the variance is positive, and a missing
    // value makes the variance NaN.
    return name === 'standard_deviation' ? 0 : null;
  }
  const value = FUNCTIONS[name]?.(
    known.map((column) => numberOf(column, column.values[row] ?? null)),
  );
  return value === undefined || Number.isNaN(value) ? null : value;
}

function typeOf(name: string): Column['type'] {
  if (name === 'concatenation') {
    return 'nominal';
  }
  return name === 'count' ? 'integer' : 'real';
}

/**
 * Generate Aggregation: adds a column that aggregates several values of each
 * row.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const name = String(settings.aggregation_function ?? 'sum');
  const removed = turnedDownColumns(table, settings, () => true);
  const found = chosenColumns(table, settings, () => true);
  const chosen = table.filter(
    (column) => found.includes(column) || removed.includes(column),
  );
  const wrong = chosen.find(
    (column) => !OF_ANY_TYPE.includes(name) && !isNumeric(column),
  );
  if (wrong) {
    throw new OperatorError(`"${name}" cannot use the column "${wrong.name}".`);
  }
  const added: Column = {
    name: String(settings.attribute_name ?? ''),
    type: typeOf(name),
    values: (table[0]?.values ?? []).map((_, row) =>
      result(chosen, row, settings),
    ),
  };
  return {
    'example set output': chosen.length
      ? [
          ...table.filter(
            (column) =>
              !removed.includes(column) &&
              (settings.keep_all !== false || !chosen.includes(column)),
          ),
          added,
        ]
      : table,
    original: table,
  };
};
