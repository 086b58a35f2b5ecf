import {sum} from '../numbers/averages';
import {isNominal} from '../tables/chosenColumns';
import {chanceAbove} from '../numbers/distributions';
import {innerNumbers} from '../tables/innerNumbers';
import {OperatorError} from '../types';
import type {Column} from '../types';

/** Size, mean, and variance of a group of rows. */
export type Group = {
  readonly name: string;
  readonly rows: number;
  readonly mean: number;
  readonly variance: number;
};

/** Result of an analysis of variance. */
export type Anova = {
  readonly groups: readonly Group[];
  readonly between: number;
  readonly residuals: number;
  readonly freedom: readonly [number, number];
  readonly f: number;
  readonly p: number;
};

/**
 * Groups the rows by value. A missing value counts as the first value of the
 * list.
 */
function rowsOfGroups(column: Column): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  innerNumbers(column).forEach((place, row) => {
    const group = Number.isNaN(place) ? 0 : place;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  });
  return groups;
}

/**
 * Computes the statistics of a group. Its size includes rows with missing
 * values.
 */
function groupOf(name: string, all: readonly number[], distinct: boolean) {
  const known = all.filter((value) => !Number.isNaN(value));
  const values = distinct ? [...new Set(known)] : known;
  const mean = sum(values) / values.length;
  const squares = sum(values.map((value) => value * value));
  const variance =
    values.length > 1
      ? (squares - values.length * mean * mean) / (values.length - 1)
      : 0;
  return {name, rows: all.length, mean, variance};
}

/**
 * Computes the one-way analysis of variance of a numeric column, grouped by a
 * nominal one. The overall mean is the unweighted mean of the group means.
 * @param distinct True if equal numbers count once in mean and variance.
 * @throws OperatorError if a column has the wrong type, if there are fewer than
 * two groups, or if each row is its own group.
 */
export function groupedAnova(
  column: Column,
  groupBy: Column,
  distinct: boolean,
): Anova {
  if (isNominal(column)) {
    throw new OperatorError(`The column "${column.name}" is nominal.`);
  }
  if (!isNominal(groupBy)) {
    throw new OperatorError(`The column "${groupBy.name}" is not nominal.`);
  }
  const numbers = innerNumbers(column);
  const known = innerNumbers(groupBy);
  const groups = [...rowsOfGroups(groupBy)].map(([place, rows]) => {
    const first = known.indexOf(place);
    return groupOf(
      String(groupBy.values[first] ?? '?'),
      rows.map((row) => numbers[row] ?? NaN),
      distinct,
    );
  });
  if (groups.length < 2) {
    throw new OperatorError('There are fewer than two groups.');
  }
  const rows = sum(groups.map((group) => group.rows));
  if (rows === groups.length) {
    throw new OperatorError('There are as many groups as rows.');
  }
  const middle = sum(groups.map(({mean}) => mean)) / groups.length;
  const between = sum(
    groups.map((group) => group.rows * (group.mean - middle) ** 2),
  );
  const residuals = sum(
    groups.map((group) => (group.rows - 1) * group.variance),
  );
  const freedom = [groups.length - 1, rows - groups.length] as const;
  const f = between / freedom[0] / (residuals / freedom[1]);
  const p = Number.isFinite(f) ? chanceAbove(f, ...freedom) : NaN;
  return {groups, between, residuals, freedom, f, p};
}
