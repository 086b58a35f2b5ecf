import {isNominal} from '../tables/chosenColumns';
import {columnWithRole} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Column, Settings, Table} from '../types';

/** What a measure sees of a row. */
export type MeasuredRow = {
  /** Position of the row in its table. */
  readonly at: number;
  /** Number, or position of the class among the values of the label; not a number where it is missing. */
  readonly label: number;
  /** The same for the prediction; -1 for a class that the label does not know. */
  readonly prediction: number;
  readonly weight: number;
};

/** A table with label and prediction, as performance operators read it. */
export type Measured = {
  readonly label: Column;
  readonly prediction: Column;
  /** All rows: some measures leave none out. */
  readonly all: readonly MeasuredRow[];
  /** Rows that count: without those that lack label or prediction, where these are skipped. */
  readonly counted: readonly MeasuredRow[];
};

/** A measure by its name. */
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
 * @throws OperatorError without rows, label, or prediction, and with wrong weights.
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
 * The result of a performance operator: the measures that came in, then those
 * that are chosen, in the order of the operator.
 * @param values Computes a measure; called for chosen ones only.
 * @throws OperatorError when none is chosen and none comes in.
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
