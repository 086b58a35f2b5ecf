import {isNumeric} from '../tables/chosenColumns';
import {
  innerNumbers,
  pointsOf,
  regularColumns,
  rowCount,
} from '../tables/innerNumbers';
import type {Matrix} from '../numbers/matrix';
import {columnsLike} from '../tables/namedColumn';
import {columnWithRole} from '../tables/columnsByRole';
import {squaredDistance} from './kernels';
import {OperatorError} from '../types';
import type {Column, Settings, Table} from '../types';

/**
 * Creates the rbf, cauchy, or laplace kernel of Gaussian Process and Relevance
 * Vector Machine.
 */
export function smoothKernel(settings: Settings) {
  const length = Number(settings.kernel_lengthscale ?? 3);
  return (a: readonly number[], b: readonly number[]): number => {
    const squared = squaredDistance(a, b) / length ** 2;
    switch (settings.kernel_type ?? 'rbf') {
      case 'cauchy':
        return 1 / (1 + squared);
      case 'laplace':
        return Math.exp(-Math.sqrt(squared));
      default:
        return Math.exp(-squared);
    }
  };
}

/**
 * Returns label and rows of training data, and the rows to predict.
 * @throws OperatorError if the label is missing, or if a column is not numeric.
 */
export function regressionRows(
  training: Table,
  data: Table,
): {label: Column; labels: readonly number[]; rows: Matrix; probes: Matrix} {
  const label = columnWithRole(training, 'label');
  const columns = regularColumns(training);
  if (!label || ![label, ...columns].every(isNumeric)) {
    throw new OperatorError('Columns and label must be there and numeric.');
  }
  return {
    label,
    labels: innerNumbers(label),
    rows: pointsOf(columns, rowCount(training)),
    probes: pointsOf(columnsLike(columns, data), rowCount(data)),
  };
}
