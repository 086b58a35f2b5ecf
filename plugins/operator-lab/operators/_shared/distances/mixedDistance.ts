import {isNominal} from '../tables/chosenColumns';
import type {Column, Value} from '../types';

function numberOf(value: Value, {type}: Column): number {
  return type === 'date' ? Date.parse(String(value)) : Number(value);
}

/**
 * Computes the mixed Euclidean distance of two rows. A nominal column adds 0 if
 * its values are equal, or 1 if they differ. Columns that are missing in either
 * row are skipped. The distance is NaN if all columns are skipped.
 */
export function mixedDistance(
  columns: readonly Column[],
  row: number,
  other: number,
): number {
  const squares = columns.flatMap((column) => {
    const a = column.values[row] ?? null;
    const b = column.values[other] ?? null;
    if (a === null || b === null) {
      return [];
    }
    if (isNominal(column)) {
      return [a === b ? 0 : 1];
    }
    const difference = numberOf(a, column) - numberOf(b, column);
    return [difference * difference];
  });
  return squares.length > 0
    ? Math.sqrt(squares.reduce((total, square) => total + square, 0))
    : NaN;
}
