import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {centered, meansOf, rowsOf} from '../../../_shared/numbers/components';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {kernelLogistic} from '../../../_shared/kernels/kernelLogistic';
import {kernelOf} from '../../../_shared/kernels/kernels';
import {dot, multiply} from '../../../_shared/numbers/matrix';
import type {Matrix} from '../../../_shared/numbers/matrix';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Prediction} from '../../../_shared/models/prediction';
import {knownValues} from '../../../_shared/tables/knownValues';
import {logistic} from '../../../_shared/models/logistic';
import {
  columnOfTraining,
  trainingLabel,
} from '../../../_shared/tables/trainingLabel';
import {OperatorError} from '../../../_shared/types';
import type {Run, Table} from '../../../_shared/types';

/**
 * Returns a function that scales each column to mean 0 and variance 1 of the
 * training rows. Constant columns become 0.
 */
function scalerOf(rows: Matrix): (row: readonly number[]) => number[] {
  const means = meansOf(rows);
  const deviations = meansOf(
    centered(rows, means).map((row) => row.map((value) => value * value)),
  ).map(Math.sqrt);
  return (row) =>
    row.map((value, at) =>
      deviations[at] === 0
        ? 0
        : (value - Number(means[at])) / Number(deviations[at]),
    );
}

function checked(training: Table) {
  const label = trainingLabel(training);
  const classes = knownValues(label);
  const columns = regularColumns(training);
  if (classes.length !== 2) {
    throw new OperatorError('The label needs two classes.');
  }
  if ([...columns, label].some(({values}) => values.includes(null))) {
    throw new OperatorError('The training data have missing values.');
  }
  if (!columns.every(isNumeric)) {
    throw new OperatorError('The columns must be numeric.');
  }
  return {label, classes, columns};
}

/**
 * Logistic Regression (SVM) with the dot or the radial kernel: trains the model
 * and applies it to new data.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const {label, classes, columns} = checked(training);
  const type = String(settings.kernel_type ?? 'dot');
  const isDot = type === 'dot';
  const kernel = kernelOf({...settings, kernel_type: type});
  const raw = rowsOf(columns);
  const scaled =
    settings.scale === false ? (row: readonly number[]) => row : scalerOf(raw);
  // In training, cells with 0 stay 0 even if other cells are scaled.
  const rows = raw.map((row) =>
    scaled(row).map((value, at) => (row[at] === 0 ? 0 : value)),
  );
  const {alphas, bias} = kernelLogistic({
    kernel: rows.map((a) => rows.map((b) => kernel(a, b))),
    signs: label.values.map((value) => (value === classes[1] ? 1 : -1)),
    limit: Number(settings.C ?? 1),
    tolerance: Number(settings.convergence_epsilon ?? 1e-3),
    maxSteps: Number(settings.max_iterations ?? 100_000),
  });
  const weights = multiply([alphas], rows)[0] ?? [];
  const scoreOf = (row: readonly number[]) =>
    isDot
      ? bias + dot(weights, scaled(row))
      : logistic(
          bias +
            rows.reduce(
              (sum, other, at) =>
                sum +
                Number(alphas[at]) *
                  kernel(
                    other,
                    scaled(row).map((value, on) => (row[on] === 0 ? 0 : value)),
                  ),
              0,
            ),
        );
  const fresh = columns.map(({name}) => columnOfTraining(data, name));
  const predictions = rowsOf(fresh).map((row): Prediction => {
    const above = scoreOf(row) - 0.5;
    return {
      value: above > 0 ? (classes[1] ?? null) : (classes[0] ?? null),
      confidences: Number.isNaN(above)
        ? [null, null]
        : [logistic(-above), logistic(above)],
    };
  });
  return {
    exampleSet: training,
    weights: [
      {
        name: 'Attribute',
        type: 'nominal',
        values: columns.map(({name}) => name),
      },
      {name: 'Weight', type: 'real', values: weights},
    ],
    bias: [{name: 'bias', type: 'real', values: [bias]}],
    rows: [{name: 'alpha', type: 'real', values: alphas}],
    applied: withPredictions(data, label, predictions),
  };
};
