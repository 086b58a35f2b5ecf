import {regularColumns, rowCount} from './innerNumbers';
import {labelOf} from './columnsByRole';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/**
 * The label of data that a learner can be trained on.
 * @throws OperatorError when there is no label, no row, or no regular column.
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
 * The column of new data that a model asks for.
 * @throws OperatorError when it is absent.
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
