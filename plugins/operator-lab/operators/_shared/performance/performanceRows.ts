import {isNominal} from '../tables/chosenColumns';
import {columnWithRole} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Column, Settings, Table} from '../types';

/** The values of a row that a measure uses. */
export type MeasuredRow = {
  /** Row number in the table, starting at 0. */
  readonly at: number;
  /**
   * Number, or index of the class in the label's value list. NaN if it is
   * missing.
   */
  readonly label: number;
  /**
   * Number, or index of the class in the label's value list. NaN if it is
   * missing, -1 for a class that is not in the list.
   */
  readonly prediction: number;
  readonly weight: number;
};

/** Input of a performance operator: a table with label and prediction. */
export type Measured = {
  readonly label: Column;
  readonly prediction: Column;
  /** All rows, for measures that do not skip any. */
  readonly all: readonly MeasuredRow[];
  /**
   * Rows to count. By default, rows without a label or prediction are skipped.
   */
  readonly counted: readonly MeasuredRow[];
};

/** Measures by name. */
export type Values = Readonly<Record<string, number>>;

function weightsOf(table: Table, settings: Settings): Column | undefined {
  const weights = columnWithRole(table, 'weight');
  if (settings.use_example_weights === false || !weights) {
    return undefined;
  }
  if (isNominal(weights)) {
    throw new OperatorError('The weight column is nominal.');
  }
  if (weights.values.some((weight) => Number(weight) < 0)) {
    throw new OperatorError('The weight column has negative values.');
  }
  return weights;
}

/**
 * Reads the rows to measure.
 * @throws OperatorError if there are no rows, if the label or prediction is
 * missing, or if weights are nominal or negative.
 */
export function measuredRows(table: Table, settings: Settings): Measured {
  const label = columnWithRole(table, 'label');
  if (!label) {
    throw new OperatorError('The data have no label.');
  }
  if (label.values.length === 0) {
    throw new OperatorError('The data have no rows.');
  }
  const prediction = columnWithRole(table, 'prediction');
  if (!prediction) {
    throw new OperatorError('The data have no prediction.');
  }
  const weights = weightsOf(table, settings);
  const classes = isNominal(label) ? knownValues(label) : undefined;
  const numberOf = (value: Column['values'][number] | undefined) =>
    value === null || value === undefined
      ? NaN
      : (classes?.indexOf(String(value)) ?? Number(value));
  const all = label.values.map((value, at) => ({
    at,
    label: numberOf(value),
    prediction: numberOf(prediction.values[at]),
    weight: weights ? Number(weights.values[at] ?? NaN) : 1,
  }));
  const isWhole = (row: MeasuredRow) =>
    !Number.isNaN(row.label) && !Number.isNaN(row.prediction);
  return {
    label,
    prediction,
    all,
    counted:
      settings.skip_undefined_labels === false ? all : all.filter(isWhole),
  };
}

/**
 * Returns the output of a performance operator: the input's measures, then the
 * selected ones in the order of the operator.
 * @param values Computes a measure. Only selected measures are called.
 * @throws OperatorError if the result has no measures.
 */
export function performanceOf(
  names: readonly string[],
  values: Readonly<Record<string, () => number>>,
  settings: Settings,
  before: Table = [],
): Table {
  const chosen = names.filter(
    (name, at) =>
      (settings[name] ?? at === 0) === true || settings.main_criterion === name,
  );
  const old = (before[0]?.values ?? [])
    .map((name, at) => [String(name), before[1]?.values[at] ?? null] as const)
    .filter(([name]) => !chosen.includes(name));
  if (chosen.length + old.length === 0) {
    throw new OperatorError('No measure is chosen.');
  }
  const rows = [
    ...old,
    ...chosen.map((name) => {
      const value = values[name]?.() ?? NaN;
      return [name, Number.isNaN(value) ? null : value] as const;
    }),
  ];
  return [
    {name: 'measure', type: 'nominal', values: rows.map(([name]) => name)},
    {name: 'value', type: 'real', values: rows.map(([, value]) => value)},
  ];
}
