import {isNominal, isNumeric} from '../tables/chosenColumns';
import {regularColumns, rowCount} from '../tables/innerNumbers';
import {OperatorError} from '../types';
import type {Column, Setting, Table} from '../types';
import {mixedDistance} from './mixedDistance';

/** Distance of two rows: NaN if no column has a value in both. */
type Measure = (
  columns: readonly Column[],
  row: number,
  other: number,
) => number;

/** Counts the columns with different values. Missing values are skipped. */
const nominalDistance: Measure = (columns, row, other) =>
  Math.round(mixedDistance(columns, row, other) ** 2);

/** Computes the generalized I-divergence, which is not symmetric. */
const generalizedDivergence: Measure = (columns, row, other) =>
  columns.reduce((sum, {values}) => {
    const a = Number(values[row] ?? NaN);
    const b = Number(values[other] ?? NaN);
    return sum + a * Math.log(a / b) - a + b;
  }, 0);

function requireAll(
  columns: readonly Column[],
  accepts: (column: Column) => boolean,
  kind: string,
): void {
  const wrong = columns.find((column) => !accepts(column));
  if (wrong) {
    throw new OperatorError(
      `The measure needs ${kind} columns, and ${wrong.name} is not one.`,
    );
  }
}

/** Checks the columns and returns the default measure of a kind. */
function measureOf(
  kind: Setting | undefined,
  columns: readonly Column[],
): Measure {
  switch (kind) {
    case 'NominalMeasures':
      requireAll(columns, isNominal, 'nominal');
      return nominalDistance;
    case 'NumericalMeasures':
      requireAll(columns, isNumeric, 'numeric');
      return mixedDistance;
    case 'BregmanDivergences':
      requireAll(columns, isNumeric, 'numeric');
      if (
        columns.some(({values}) =>
          values.some((value) => value !== null && Number(value) <= 0),
        )
      ) {
        throw new OperatorError('The divergence needs positive numbers.');
      }
      return generalizedDivergence;
    default:
      return mixedDistance;
  }
}

/**
 * Returns the distances of all pairs of rows, with the default measure of a
 * kind. Without a kind, the measure is mixed Euclidean.
 */
export function measuredDistances(table: Table, kind?: Setting): number[][] {
  const columns = regularColumns(table);
  const measure = measureOf(kind, columns);
  const rows = Array.from({length: rowCount(table)}, (_, row) => row);
  return rows.map((row) => rows.map((other) => measure(columns, row, other)));
}
