import {isNumeric} from './chosenColumns';
import {columnStatistics} from './columnStatistics';
import {knownValues} from './knownValues';
import type {Column, Table} from '../types';

/**
 * Returns the equal-width bin index of each number. Missing values are in the
 * first bin.
 */
function binsOf({values}: Column, count: number): readonly number[] {
  const {minimum, maximum} = columnStatistics(values);
  const limits = Array.from({length: count}, (_, at) =>
    at + 1 < count
      ? minimum + ((at + 1) / count) * (maximum - minimum)
      : Infinity,
  );
  return values.map((value) =>
    typeof value === 'number' ? limits.findIndex((limit) => value <= limit) : 0,
  );
}

/**
 * Returns the index of each text in the value list. Missing values count as the
 * first value.
 */
function placesOf(column: Column): readonly number[] {
  const known = knownValues(column);
  return column.values.map((value) =>
    Math.max(0, known.indexOf(String(value))),
  );
}

/** A column with its rows divided into groups. */
export type PlacedColumn = {
  readonly name: string;
  /** Group index of each row. */
  readonly places: readonly number[];
};

/**
 * Groups the rows by each regular column: numeric columns by equal-width bins,
 * others by value. Numeric columns come first, which determines the order of
 * equal weights.
 */
export function placedColumns(
  table: Table,
  bins: number,
): readonly PlacedColumn[] {
  const regular = table.filter(({role}) => !role);
  return [
    ...regular
      .filter(isNumeric)
      .map((column) => ({name: column.name, places: binsOf(column, bins)})),
    ...regular
      .filter((column) => !isNumeric(column))
      .map((column) => ({name: column.name, places: placesOf(column)})),
  ];
}
