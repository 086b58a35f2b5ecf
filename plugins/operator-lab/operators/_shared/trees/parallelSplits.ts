import {isNominal} from '../tables/chosenColumns';
import {innerNumbers, regularColumns} from '../tables/innerNumbers';
import {knownValues} from '../tables/knownValues';
import {partCounts} from './splitBenefit';
import type {TreeLabels} from './splitBenefit';
import type {PartCounts} from './splitCriteria';
import type {Column, Table} from '../types';

/** A nominal column with more values is not used. */
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

/** Weight of each class in each part of all rows. */
export function countsOf(
  parts: readonly number[],
  labels: TreeLabels,
): PartCounts {
  const rows = parts.map((_, row) => row);
  return partCounts(parts, rows, Math.max(...parts) + 1, labels);
}

/** One part a value, and one for missing values. */
function nominalSplit(column: Column, labels: TreeLabels, worth: Worth): Split {
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

/** The split at each limit of a numeric column, the lowest first, with missing values in a separate part. */
export function splitsAtLimits(
  name: string,
  numbers: readonly number[],
  labels: TreeLabels,
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
  labels: TreeLabels,
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

/** The best splits of all rows, a column each: nominal columns first among equals. */
export function splitsOf(
  table: Table,
  labels: TreeLabels,
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
