import {isNumeric} from './chosenColumns';
import {columnStatistics} from './columnStatistics';
import {knownValues} from './knownValues';
import type {Column, Table} from '../types';

/** Place of the bin of equal width that each number falls into; a gap is in the first one. */
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

/** Place of each text in the list of values; a gap counts as the first one. */
function placesOf(column: Column): readonly number[] {
  const known = knownValues(column);
  return column.values.map((value) =>
    Math.max(0, known.indexOf(String(value))),
  );
}

/** A column as the parts that its rows belong to. */
export type PlacedColumn = {
  readonly name: string;
  /** Place of the part of each row. */
  readonly places: readonly number[];
};

/**
 * The regular columns as parts: numeric ones in bins of equal width, others by
 * their values. Binned columns come first, which decides the order of equal weights.
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
