import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/** Returns the column with a role, or undefined. */
export function columnWithRole(table: Table, role: string): Column | undefined {
  return table.find((column) => column.role === role);
}

/**
 * Returns the label of training data.
 * @throws OperatorError if there is no label.
 */
export function labelOf(table: Table): Column {
  const label = columnWithRole(table, 'label');
  if (!label) {
    throw new OperatorError('The training data have no label.');
  }
  return label;
}

/**
 * Returns the prediction column.
 * @throws OperatorError if there is no prediction.
 */
export function predictionOf(table: Table): Column {
  const prediction = columnWithRole(table, 'prediction');
  if (!prediction) {
    throw new OperatorError('The data have no prediction.');
  }
  return prediction;
}

/**
 * Returns the confidence column of a class.
 * @throws OperatorError if there is no such column.
 */
export function confidenceOf(table: Table, name: string): Column {
  const confidence = columnWithRole(table, `confidence_${name}`);
  if (!confidence) {
    throw new OperatorError(`The data have no confidence for "${name}".`);
  }
  return confidence;
}
