import {isNominal} from '../tables/chosenColumns';
import {innerNumbers, regularColumns} from '../tables/innerNumbers';
import {knownValues} from '../tables/knownValues';
import {partCounts} from './splitBenefit';
import type {TreeLabels} from './splitBenefit';
import type {PartCounts} from './splitCriteria';
import type {Column, Table} from '../types';

/** Nominal columns with more values are not used. */
const MOST_VALUES = 127;

/** A split of all rows by a column. */
export type Split = {
  readonly column: string;
  /**
   * Limit of a numeric column, or null. Rows up to the limit are in the first
   * part.
   */
  readonly limit: number | null;
  readonly benefit: number;
  /** Part index of each row. */
  readonly parts: readonly number[];
};

/** Returns the weight of each class in each part of all rows. */
export function countsOf(
  parts: readonly number[],
  labels: TreeLabels,
): PartCounts {
  const rows = parts.map((_, row) => row);
  return partCounts(parts, rows, Math.max(...parts) + 1, labels);
}

/** Splits rows by value, with a separate part for missing values. */
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

/** Computes the benefit of a split. */
export type Worth = (counts: PartCounts) => number;

/**
 * Returns the split at each limit of a numeric column, lowest limit first.
 * Missing values are in a separate part.
 */
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
 * Returns the best split of a numeric column. If limits tie, the lowest one
 * wins. Returns null if no limit is better than splitting off only the missing
 * values. The Gini index skips this comparison.
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

/**
 * Returns the best split of each column, best first. If splits tie, nominal
 * columns come first.
 */
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
