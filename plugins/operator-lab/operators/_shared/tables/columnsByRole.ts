import {OperatorError} from '../types';
import type {Column, Table} from '../types';

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
