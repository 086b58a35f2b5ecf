import {regularColumns, rowCount} from './innerNumbers';
import {labelOf} from './columnsByRole';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/**
 * Returns the label of valid training data.
 * @throws OperatorError if there is no label, row, or regular column.
 */
export function trainingLabel(table: Table): Column {
  const label = labelOf(table);
  if (rowCount(table) === 0) {
    throw new OperatorError('The training data have no rows.');
  }
  if (regularColumns(table).length === 0) {
    throw new OperatorError('The training data have no regular column.');
  }
  return label;
}

/**
 * Returns a column of new data that a model needs.
 * @throws OperatorError if the column is missing.
 */
export function columnOfTraining(data: Table, name: string): Column {
  const column = data.find((one) => one.name === name);
  if (!column) {
    throw new OperatorError(
      `The column "${name}" of the training data is absent.`,
    );
  }
  return column;
}
