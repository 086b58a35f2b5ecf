import {isNumeric} from '../../_shared/tables/chosenColumns';
import {columnStatistics} from '../../_shared/tables/columnStatistics';
import {innerNumbers, regularColumns} from '../../_shared/tables/innerNumbers';
import {squareTable} from '../../_shared/tables/namedMatrix';
import {OperatorError} from '../../_shared/types';
import type {Column, Run} from '../../_shared/types';

/**
 * Position of each row's value in the column's value list, or the bin of each
 * number. Missing values are NaN.
 */
function placesOf(column: Column, bins: number): readonly number[] {
  if (column.type === 'date') {
    throw new OperatorError(`The column "${column.name}" holds dates.`);
  }
  if (!isNumeric(column)) {
    return innerNumbers(column);
  }
  const {minimum, maximum} = columnStatistics(column.values);
  const limits = Array.from({length: bins}, (_, at) =>
    at + 1 < bins
      ? minimum + ((at + 1) / bins) * (maximum - minimum)
      : Infinity,
  );
  return innerNumbers(column).map((value) =>
    Number.isNaN(value) ? NaN : limits.findIndex((limit) => value <= limit),
  );
}

/** Returns the entropy of the known values, in bits. */
function entropyOf(all: readonly (number | string | null)[]): number {
  const counts = new Map<number | string, number>();
  const known = all.filter((one) => one !== null);
  known.forEach((one) => counts.set(one, (counts.get(one) ?? 0) + 1));
  return -[...counts.values()]
    .map((count) => count / known.length)
    .reduce((sum, share) => sum + share * Math.log2(share), 0);
}

const orNull = (place: number | undefined) =>
  place === undefined || Number.isNaN(place) ? null : place;

/**
 * Mutual information of two columns, in bits. The entropy of a column uses all
 * its known values. The entropy of the pair uses rows where both are known.
 */
function mutualInformation(
  one: readonly number[],
  other: readonly number[],
): number {
  const pairs = one.map((place, row) => {
    const [a, b] = [orNull(place), orNull(other[row])];
    return a === null || b === null ? null : `${a} ${b}`;
  });
  return (
    entropyOf(one.map(orNull)) + entropyOf(other.map(orNull)) - entropyOf(pairs)
  );
}

/**
 * Mutual Information Matrix: lists numeric columns first, divided into bins.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const regular = regularColumns(table);
  const columns = [
    ...regular.filter(isNumeric),
    ...regular.filter((column) => !isNumeric(column)),
  ];
  const bins = Number(settings.number_of_bins ?? 10);
  const places = columns.map((column) => placesOf(column, bins));
  return {
    matrix: squareTable(
      columns.map(({name}) => name),
      (row, at) => mutualInformation(places[row] ?? [], places[at] ?? []),
    ),
  };
};
