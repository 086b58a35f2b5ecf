import {isNominal, isNumeric} from '../tables/chosenColumns';
import {regularColumns, rowCount} from '../tables/innerNumbers';
import {NotComputed, OperatorError} from '../types';
import type {Column, Settings, Table} from '../types';
import {mixedDistance} from './mixedDistance';
import {NUMERICAL_MEASURES} from './numericalMeasures';
import type {NumericalMeasure} from './numericalMeasures';

/** Measures of all pairs of rows. */
export type Measured = {
  /** True if similar rows have small values. */
  readonly isDistance: boolean;
  readonly values: readonly (readonly number[])[];
};

/** Measure of two rows: NaN if no column has a value in both. */
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

/** Measures the columns that have a number in both rows. */
const ofNumbers =
  ({compute}: NumericalMeasure): Measure =>
  (columns, row, other) =>
    compute(
      columns.flatMap(({values}) => {
        const [a = null, b = null] = [values[row], values[other]];
        return a === null || b === null
          ? []
          : [[Number(a), Number(b)] as const];
      }),
      columns.length,
    );

/**
 * Returns an option of the settings.
 * @throws NotComputed if it has no implementation.
 */
function optionOf(
  settings: Settings,
  parameter: string,
  options: readonly string[],
): string {
  const option = String(settings[parameter] ?? options[0]);
  if (!options.includes(option)) {
    throw new NotComputed(`This example does not compute ${option}.`);
  }
  return option;
}

/** Checks the columns and returns the measure that the settings select. */
function measureOf(
  settings: Settings,
  columns: readonly Column[],
): readonly [Measure, isDistance: boolean] {
  switch (settings.measure_types) {
    case 'NominalMeasures':
      requireAll(columns, isNominal, 'nominal');
      optionOf(settings, 'nominal_measure', ['NominalDistance']);
      return [nominalDistance, true];
    case 'NumericalMeasures': {
      requireAll(columns, isNumeric, 'numeric');
      const names = Object.keys(NUMERICAL_MEASURES);
      const measure =
        NUMERICAL_MEASURES[optionOf(settings, 'numerical_measure', names)];
      return measure
        ? [ofNumbers(measure), measure.isDistance]
        : [mixedDistance, true];
    }
    case 'BregmanDivergences':
      requireAll(columns, isNumeric, 'numeric');
      optionOf(settings, 'divergence', ['GeneralizedIDivergence']);
      if (
        columns.some(({values}) =>
          values.some((value) => value !== null && Number(value) <= 0),
        )
      ) {
        throw new OperatorError('The divergence needs positive numbers.');
      }
      return [generalizedDivergence, true];
    default:
      return [mixedDistance, true];
  }
}

/**
 * Measures all pairs of rows. Without settings, the measure is the mixed
 * Euclidean distance.
 */
export function measuredPairs(table: Table, settings: Settings): Measured {
  const columns = regularColumns(table);
  const [measure, isDistance] = measureOf(settings, columns);
  const rows = Array.from({length: rowCount(table)}, (_, row) => row);
  return {
    isDistance,
    values: rows.map((row) =>
      rows.map((other) => measure(columns, row, other)),
    ),
  };
}
