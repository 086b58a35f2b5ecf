import {
  chosenColumns,
  isNumeric,
  replaceEach,
} from '../../_shared/tables/chosenColumns';
import {
  columnStatistics,
  numbersOf,
} from '../../_shared/tables/columnStatistics';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table, Value} from '../../_shared/types';

/** Computes the new value of a cell. A missing value is NaN. */
type Scale = (value: number) => number;

const same: Scale = (value) => value;

function zTransformation({values}: Column): Scale {
  const {mean, variance} = columnStatistics(values);
  return (value) => (variance <= 0 ? 0 : (value - mean) / Math.sqrt(variance));
}

function rangeTransformation({values}: Column, settings: Settings): Scale {
  const {minimum, maximum} = columnStatistics(values);
  const min = Number(settings.min ?? 0);
  const max = Number(settings.max ?? 1);
  return (value) =>
    minimum === maximum
      ? Math.min(Math.max(minimum, min), max)
      : ((value - minimum) / (maximum - minimum)) * (max - min) + min;
}

function proportion({name, values}: Column, settings: Settings): Scale {
  const finite = numbersOf(values).filter((value) => Number.isFinite(value));
  if (
    settings.allow_negative_values !== true &&
    finite.some((value) => value < 0)
  ) {
    throw new OperatorError(
      `The column "${name}" has negative values, which the proportion transformation does not allow.`,
    );
  }
  const sum = finite.reduce((total, value) => total + Math.abs(value), 0);
  return sum === 0 || !Number.isFinite(sum) ? same : (value) => value / sum;
}

function interquartileRange({values}: Column): Scale {
  const sorted = numbersOf(values)
    .filter((value) => Number.isFinite(value))
    .sort((a, b) => a - b);
  const count = sorted.length;
  // Returns a value by its index, starting at 0. Fractions are truncated, and
  // negative indexes become 0.
  const at = (place: number) => Number(sorted[Math.max(0, Math.trunc(place))]);
  if (count === 0) {
    return () => 0;
  }
  const upper = at((count + 1) * 0.75 - 1);
  const sigma = (upper - at((count + 1) * 0.25 - 1)) / 1.349;
  const median =
    count % 2 === 0
      ? (at(count / 2) + at(count / 2 - 1)) / 2
      : at((count - 1) / 2);
  return (value) => (sigma <= 0 ? 0 : (value - median) / sigma);
}

function scaleOf(column: Column, settings: Settings): Scale {
  switch (settings.method) {
    case 'range transformation':
      return rangeTransformation(column, settings);
    case 'proportion transformation':
      return proportion(column, settings);
    case 'interquartile range':
      return interquartileRange(column);
    default:
      return zTransformation(column);
  }
}

function scaled(value: Value, scale: Scale): Value {
  const result = scale(typeof value === 'number' ? value : NaN);
  return Number.isNaN(result) ? null : result;
}

/** Normalize: scales numeric columns to a common range or distribution. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  if (
    settings.method === 'range transformation' &&
    Number(settings.max ?? 1) <= Number(settings.min ?? 0)
  ) {
    throw new OperatorError('The value of max must be greater than min.');
  }
  const scales = new Map(
    chosenColumns(table, settings, isNumeric).map((column) => [
      column.name,
      scaleOf(column, settings),
    ]),
  );
  const apply = (target: Table) =>
    replaceEach(target, [...scales.keys()], (column) =>
      isNumeric(column)
        ? {
            ...column,
            type: 'real',
            values: column.values.map((value) =>
              scaled(value, scales.get(column.name) ?? same),
            ),
          }
        : column,
    );
  return {
    'example set output': apply(table),
    ...(newData && {applied: apply(newData)}),
  };
};
