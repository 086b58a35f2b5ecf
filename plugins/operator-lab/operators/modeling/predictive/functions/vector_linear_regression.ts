import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {ridgeCoefficients} from '../../../_shared/numbers/leastSquares';
import {dot} from '../../../_shared/numbers/matrix';
import {columnsLike} from '../../../_shared/tables/namedColumn';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

/** Vector Linear Regression: trains the model and applies it to new data. */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = training} = inputs;
  const columns = regularColumns(training);
  const labels = training.filter(({role}) => role?.startsWith('label'));
  if (!columns.every(isNumeric) || !labels.length) {
    throw new OperatorError('Columns must be numeric, and there is a label.');
  }
  if (training.some(({values}) => values.includes(null))) {
    throw new OperatorError('The training data have missing values.');
  }
  const {ridge = 1e-8, use_bias: hasBias = true} = settings;
  const withOne = (row: readonly number[]) => (hasBias ? [1, ...row] : row);
  const rows = pointsOf(columns, rowCount(training)).map(withOne);
  const coefficients = labels.map((label) =>
    ridgeCoefficients(
      rows,
      innerNumbers(label),
      rows.map(() => 1),
      Number(ridge),
    ),
  );
  const points = pointsOf(columnsLike(columns, data), rowCount(data)).map(
    withOne,
  );
  return {
    model: [
      {
        name: 'term',
        type: 'nominal',
        values: withOne([]).length
          ? ['intercept', ...columns.map(({name}) => name)]
          : columns.map(({name}) => name),
      },
      ...labels.map((label, at): Column => ({
        name: label.name,
        type: 'real',
        values: coefficients[at] ?? [],
      })),
    ],
    exampleSet: training,
    applied: [
      ...data,
      ...labels.map((label, at): Column => ({
        name: `prediction(${label.name})`,
        type: 'real',
        role: `prediction_${label.name}`,
        values: points.map((row) => {
          const value = dot(row, coefficients[at] ?? []);
          return Number.isNaN(value) ? null : value;
        }),
      })),
    ],
  };
};
