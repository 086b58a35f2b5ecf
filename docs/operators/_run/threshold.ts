import {OperatorError} from './types';
import type {Column, Table} from './types';

/** A confidence above which a row gets the second of two classes. */
export type Threshold = {
  readonly threshold: number;
  readonly firstClass: string;
  readonly secondClass: string;
};

/** A threshold as a table with one row, to pass through a port. */
export function thresholdTable({
  threshold,
  firstClass,
  secondClass,
}: Threshold): Table {
  return [
    {name: 'threshold', type: 'real', values: [threshold]},
    {name: 'first class', type: 'nominal', values: [firstClass]},
    {name: 'second class', type: 'nominal', values: [secondClass]},
  ];
}

/** The threshold that came through a port. */
export function thresholdOf(table: Table): Threshold {
  const [threshold, firstClass, secondClass] = table.map(
    ({values}) => values[0],
  );
  return {
    threshold: Number(threshold),
    firstClass: String(firstClass),
    secondClass: String(secondClass),
  };
}

/** The column with a role, if there is one. */
export function columnWithRole(table: Table, role: string): Column | undefined {
  return table.find((column) => column.role === role);
}

/**
 * The label of training data.
 * @throws OperatorError when there is none.
 */
export function labelOf(table: Table): Column {
  const label = columnWithRole(table, 'label');
  if (!label) {
    throw new OperatorError('The training data have no label.');
  }
  return label;
}

/** The values that a nominal column knows, in order. */
export function knownValues({values, knownValues: known}: Column): string[] {
  return known
    ? [...known]
    : [...new Set(values.filter((value) => typeof value === 'string'))];
}

/**
 * The column of the prediction.
 * @throws OperatorError when there is none.
 */
export function predictionOf(table: Table): Column {
  const prediction = columnWithRole(table, 'prediction');
  if (!prediction) {
    throw new OperatorError('The data have no prediction.');
  }
  return prediction;
}

/**
 * The column with the confidences for a class.
 * @throws OperatorError when there is none.
 */
export function confidenceOf(table: Table, name: string): Column {
  const confidence = columnWithRole(table, `confidence_${name}`);
  if (!confidence) {
    throw new OperatorError(`The data have no confidence for "${name}".`);
  }
  return confidence;
}
