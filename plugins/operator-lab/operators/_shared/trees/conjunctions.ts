import {innerNumbers} from '../tables/innerNumbers';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/** A test of a nominal column for a value. */
export type Literal = {
  /** Index of the column among the regular ones. */
  readonly column: number;
  readonly value: string;
};

/** Required values, in column order. */
export type Conjunction = readonly Literal[];

/** Rows with two classes and their weights, for rule search. */
export type TwoClassRows = {
  readonly columns: readonly Column[];
  readonly negative: string;
  readonly positive: string;
  readonly isPositive: readonly boolean[];
  readonly weights: readonly number[];
};

/**
 * Converts a table for rule search. The second value of its label is the
 * positive class.
 * @throws OperatorError if the label does not have two values, or if there are
 * no rows or regular columns.
 */
export function twoClassRows(table: Table): TwoClassRows {
  const label = table.find(({role}) => role === 'label');
  const columns = table.filter(({role}) => !role);
  const [negative, positive, ...more] = label ? knownValues(label) : [];
  if (!label?.values.length || !columns.length) {
    throw new OperatorError('There is no label, no row, or no regular column.');
  }
  if (negative === undefined || positive === undefined || more.length) {
    throw new OperatorError('The label does not have two values.');
  }
  const weights = table.find(({role}) => role === 'weight');
  return {
    columns,
    negative,
    positive,
    isPositive: label.values.map((value) => value === positive),
    weights: weights ? innerNumbers(weights) : label.values.map(() => 1),
  };
}

/**
 * Returns the weight of the covered rows, and the weight of the positive ones
 * among them.
 */
export function coverage(
  conjunction: Conjunction,
  {columns, isPositive, weights}: TwoClassRows,
): {readonly covered: number; readonly positive: number} {
  let [covered, positive] = [0, 0];
  weights.forEach((weight, row) => {
    if (
      conjunction.every(
        ({column, value}) => columns[column]?.values[row] === value,
      )
    ) {
      covered += weight;
      positive += isPositive[row] ? weight : 0;
    }
  });
  return {covered, positive};
}

/**
 * Returns all conjunctions with one more test, of a column after the tested
 * ones.
 */
export function refined(
  conjunction: Conjunction,
  {columns}: TwoClassRows,
): readonly Conjunction[] {
  const first = (conjunction.at(-1)?.column ?? -1) + 1;
  return columns
    .slice(first)
    .flatMap((column, at) =>
      knownValues(column).map((value) => [
        ...conjunction,
        {column: first + at, value},
      ]),
    );
}

/** Formats a conjunction as text: `always` if it is empty. */
export function textOf(
  conjunction: Conjunction,
  {columns}: TwoClassRows,
): string {
  return (
    conjunction
      .map(({column, value}) => `${columns[column]?.name} = ${value}`)
      .join(' and ') || 'always'
  );
}
