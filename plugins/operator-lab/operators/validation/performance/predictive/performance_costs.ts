// The name in the result is spelled as in the platform: cspell:ignore
// Misclassificationcosts
import {sum} from '../../../_shared/numbers/averages';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

function matrixOf(text: string): readonly (readonly number[])[] {
  return text.split(';').map((row) => row.trim().split(/\s+/).map(Number));
}

function orderOf(
  text: string,
  label: Column,
  size: number,
): string[] | undefined {
  const order = text.split(',').filter((name) => name !== '');
  if (order.length === 0) {
    return undefined;
  }
  const lacking = knownValues(label).find((value) => !order.includes(value));
  if (lacking !== undefined) {
    throw new OperatorError(`The order of the classes lacks "${lacking}".`);
  }
  if (size !== order.length) {
    throw new OperatorError('The matrix and the order differ in size.');
  }
  return order;
}

/**
 * Performance (Costs). `cost_matrix` is a text with rows such as `0 1; 5 0`,
 * and `class_order_definition` a text with names that are separated by commas.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const label = columnWithRole(table, 'label');
  const prediction = columnWithRole(table, 'prediction');
  if (!label || !isNominal(label) || !prediction) {
    throw new OperatorError('There is no nominal label, or no prediction.');
  }
  const matrix = matrixOf(String(settings.cost_matrix));
  const order = orderOf(
    String(settings.class_order_definition ?? ''),
    label,
    matrix.length,
  );
  const positionOf = (column: Column, row: number): number => {
    const value = column.values[row] ?? null;
    // Without an order, a missing value counts as the first class.
    return value === null && !order
      ? 0
      : (order ?? knownValues(column)).indexOf(String(value));
  };
  const costs = label.values.map((_, row) => {
    const cost = matrix[positionOf(prediction, row)]?.[positionOf(label, row)];
    if (cost === undefined) {
      throw new OperatorError(`Row ${row + 1} has no cost in the matrix.`);
    }
    return cost;
  });
  return {
    'example set': table,
    performance: [
      {name: 'measure', type: 'nominal', values: ['Misclassificationcosts']},
      {
        name: 'value',
        type: 'real',
        values: [costs.length === 0 ? null : sum(costs) / costs.length],
      },
    ],
    costs: [{name: 'cost', type: 'real', values: costs}],
  };
};
