import {isNominal} from '../tables/chosenColumns';
import {innerNumbers, regularColumns} from '../tables/innerNumbers';
import {columnWithRole, labelOf} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import type {PartCounts} from './splitCriteria';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/** The most values that a nominal column may have to take part. */
const MOST_VALUES = 127;

/** A split of all rows by a column. */
export type Split = {
  readonly column: string;
  /** The limit of a numeric column: rows up to it go to the first part. */
  readonly limit: number | null;
  readonly benefit: number;
  /** The part of each row. */
  readonly parts: readonly number[];
};

/** Class and weight of each row. */
export type Labels = {
  readonly places: readonly number[];
  readonly weights: readonly number[];
  readonly classes: number;
};

export function countsOf(parts: readonly number[], labels: Labels): PartCounts {
  const size = Math.max(...parts) + 1;
  const counts = Array.from({length: size}, () =>
    new Array<number>(labels.classes).fill(0),
  );
  parts.forEach((part, row) => {
    const own = counts[part] as number[];
    const place = labels.places[row] as number;
    own[place] = (own[place] ?? 0) + (labels.weights[row] ?? 1);
  });
  return counts;
}

/** One part a value, and one for missing values. */
function nominalSplit(column: Column, labels: Labels, worth: Worth): Split {
  const missing = knownValues(column).length;
  const parts = innerNumbers(column).map((place) =>
    Number.isNaN(place) ? missing : place,
  );
  const isSplit = new Set(parts).size > 1;
  return {
    column: column.name,
    limit: null,
    parts,
    benefit: isSplit ? worth(countsOf(parts, labels)) : -Infinity,
  };
}

/** What a split is worth. */
export type Worth = (counts: PartCounts) => number;

/** The split at each limit of a numeric column, the lowest first, with missing values in a part of their own. */
export function splitsAtLimits(
  name: string,
  numbers: readonly number[],
  labels: Labels,
  worth: Worth,
): readonly Split[] {
  const known = [
    ...new Set(numbers.filter((number) => !Number.isNaN(number))),
  ].sort((a, b) => a - b);
  return known.slice(1).map((value, place) => {
    const limit = ((known[place] ?? NaN) + value) / 2;
    const parts = numbers.map((number) =>
      Number.isNaN(number) ? 2 : Number(number > limit),
    );
    return {
      column: name,
      limit,
      parts,
      benefit: worth(countsOf(parts, labels)),
    };
  });
}

/**
 * The limit that is worth most, the lowest one of equals. Null where none is
 * worth more than to split off the missing values, which the Gini index does
 * not compare.
 */
function numericSplit(
  column: Column,
  labels: Labels,
  worth: Worth,
  isGini: boolean,
): Split | null {
  const {name, values} = column;
  const numbers = innerNumbers(column);
  const whole = values.map((value) => (value === null ? 1 : 0));
  const start = isGini ? -Infinity : worth(countsOf(whole, labels));
  return splitsAtLimits(name, numbers, labels, worth).reduce<Split | null>(
    (best, split) => (split.benefit > (best?.benefit ?? start) ? split : best),
    null,
  );
}

export function labelsOf(table: Table): Labels {
  const label = labelOf(table);
  if (!isNominal(label)) {
    throw new OperatorError(
      'A numeric label needs the criterion least_square.',
    );
  }
  if (label.values.includes(null)) {
    throw new OperatorError('The label has missing values.');
  }
  return {
    places: innerNumbers(label),
    weights: columnWithRole(table, 'weight')?.values.map(Number) ?? [],
    classes: knownValues(label).length,
  };
}

/** The best splits of all rows, a column each: nominal columns first among equals. */
export function splitsOf(
  table: Table,
  labels: Labels,
  worth: Worth,
  isGini: boolean,
): Split[] {
  const columns = regularColumns(table);
  return [
    ...columns
      .filter(
        (column) =>
          isNominal(column) && knownValues(column).length <= MOST_VALUES,
      )
      .map((column) => nominalSplit(column, labels, worth)),
    ...columns
      .filter((column) => !isNominal(column))
      .map((column) => numericSplit(column, labels, worth, isGini)),
  ]
    .filter((split) => split !== null)
    .sort((a, b) => b.benefit - a.benefit);
}
