import {isNominal, isNumeric} from '../../_shared/tables/chosenColumns';
import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../_shared/tables/innerNumbers';
import {bestNode} from '../../_shared/networks/kohonenMap';
import {columnWithRole, predictionOf} from '../../_shared/tables/columnsByRole';
import {NotComputed, OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';
import {run as kNN} from '../../modeling/predictive/lazy/k_nn';

/**
 * Visualize Model by SOM with given nodes instead of trained ones: returns the
 * class that k-NN with one neighbor predicts for each node, and the node of
 * each row.
 */
export const run: Run = (inputs) => {
  const {'example set': table = [], nodes = []} = inputs;
  const label = columnWithRole(table, 'label');
  if (!label || !isNominal(label)) {
    throw new OperatorError('The map needs a nominal label for its colors.');
  }
  const columns = regularColumns(table);
  if (!columns.every(isNumeric)) {
    throw new NotComputed('This example takes numeric columns only.');
  }
  const {applied = []} = kNN(
    {'training set': table, 'new data': nodes},
    {k: 1},
  );
  const weights = pointsOf(
    columns.map(
      ({name}) => nodes.find((column) => column.name === name) ?? columns[0]!,
    ),
    rowCount(nodes),
  );
  return {
    'example set': table,
    'class of nodes': [
      {name: 'class', type: 'nominal', values: predictionOf(applied).values},
    ],
    'node of rows': [
      {
        name: 'node',
        type: 'integer',
        values: pointsOf(columns, rowCount(table)).map(
          (row) => bestNode(row, weights) + 1,
        ),
      },
    ],
  };
};
