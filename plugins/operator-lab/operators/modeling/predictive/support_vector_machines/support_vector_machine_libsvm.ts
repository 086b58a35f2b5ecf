import {isNominal} from '../../../_shared/tables/chosenColumns';
import {onlyKnown, onlyNumeric} from '../../../_shared/numbers/components';
import {dualBias, solveDual} from '../../../_shared/kernels/dualSolver';
import type {DualVariable} from '../../../_shared/kernels/dualSolver';
import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import type {Kernel} from '../../../_shared/kernels/kernels';
import {libSvmKernel} from '../../../_shared/kernels/libSvmKernel';
import {newPoints} from '../../../_shared/kernels/marginRows';
import {dot} from '../../../_shared/numbers/matrix';
import type {Matrix} from '../../../_shared/numbers/matrix';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Prediction} from '../../../_shared/models/prediction';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {logistic} from '../../../_shared/models/logistic';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/**
 * The setting `C`. If it is 0, the number of rows, divided by the sum of each
 * row's kernel with itself.
 */
function constantOf(
  points: Matrix,
  kernel: Kernel,
  settings: Settings,
): number {
  const chosen = Number(settings.C ?? 0);
  const diagonal = points.reduce((sum, row) => sum + kernel(row, row), 0);
  return chosen > 0 ? chosen : points.length / diagonal;
}

/**
 * Trains a model on some rows. Returns its alphas, its bias, and its decision
 * function.
 */
function trained(
  points: Matrix,
  kernel: Kernel,
  variables: readonly DualVariable[],
) {
  const matrix = points.map((a) => points.map((b) => kernel(a, b)));
  const alphas = solveDual(matrix, variables);
  const bias = dualBias(matrix, variables, alphas);
  return {
    alphas,
    bias,
    valueOf: (row: readonly number[]) =>
      bias +
      dot(
        alphas,
        points.map((point) => kernel(point, row)),
      ),
  };
}

/**
 * Trains a model for each pair of classes, in the order in which the classes
 * appear, and predicts by majority vote.
 */
function classPredictions(
  label: Column,
  points: Matrix,
  probes: Matrix,
  kernel: Kernel,
  constant: number,
): readonly Prediction[] {
  const order = [...new Set(label.values)];
  const pairs = order.flatMap((one, i) =>
    order.slice(i + 1).map((other) => {
      const rows = points.flatMap((_, row) =>
        [one, other].includes(label.values[row] ?? null) ? [row] : [],
      );
      const model = trained(
        rows.map((row) => points[row] ?? []),
        kernel,
        rows.map((from, row) => ({
          row,
          sign: label.values[from] === one ? 1 : -1,
          cost: -1,
          limit: constant,
        })),
      );
      return {one, other, ...model};
    }),
  );
  const known = knownValues(label);
  return probes.map((probe) => {
    const votes = new Map(order.map((name) => [name, 0]));
    const values = pairs.map(({one, other, valueOf}) => {
      const value = valueOf(probe);
      const winner = value > 0 ? one : other;
      votes.set(winner, (votes.get(winner) ?? 0) + 1);
      return value;
    });
    const most = Math.max(...votes.values());
    const value = order.find((name) => votes.get(name) === most) ?? null;
    const first = logistic(Number(values[0]));
    const confidence = (name: string) =>
      known.length === 2
        ? name === order[0]
          ? first
          : 1 - first
        : Number(name === value);
    return {
      value,
      confidences: known.map((name) => {
        const number = confidence(name);
        return Number.isNaN(number) ? null : number;
      }),
    };
  });
}

/**
 * Variables of a one-class model. The first rows start at their limit, until
 * the sum is `nu` times the number of rows.
 */
function oneClassVariables(rows: number, nu: number): readonly DualVariable[] {
  const full = Math.floor(nu * rows);
  return Array.from({length: rows}, (_, row) => ({
    row,
    sign: 1,
    cost: 0,
    limit: 1,
    start: row < full ? 1 : row === full ? nu * rows - full : 0,
  }));
}

function withInside(
  data: Table,
  label: Column,
  values: readonly number[],
): Table {
  return [
    ...data,
    {
      name: 'confidence(inside)',
      type: 'real',
      role: 'confidence_inside',
      values: values.map((value) => (Number.isNaN(value) ? null : value)),
    },
    {
      name: `prediction(${label.name})`,
      type: 'nominal',
      role: 'prediction',
      knownValues: ['outside', 'inside'],
      values: values.map((value) => (value >= 0 ? 'inside' : 'outside')),
    },
  ];
}

/**
 * Support Vector Machine (LibSVM) of the types C-SVC, one-class, and
 * epsilon-SVR at its exact optimum, without Platt scaling of the confidences.
 * `applied` has the predictions for `new data`. If there is only one model,
 * `alphas` has the value of each training row.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const label = columnWithRole(training, 'label');
  const type = String(settings.svm_type ?? 'C-SVC');
  if (!label) {
    throw new OperatorError('The training data have no label.');
  }
  onlyNumeric(training);
  onlyKnown(training);
  if (isNominal(label) === type.endsWith('SVR')) {
    throw new OperatorError(`The type ${type} does not fit the label.`);
  }
  const columns = regularColumns(training);
  const points = pointsOf(columns, rowCount(training));
  if (points.length < 2) {
    throw new OperatorError('There must be two rows at least.');
  }
  const kernel = libSvmKernel(settings, points.length);
  const probes = newPoints(
    data,
    columns.map(({name}) => name),
  );
  if (type === 'C-SVC') {
    const constant = constantOf(points, kernel, settings);
    return {
      // Each pair of classes has separate alphas.
      alphas: [],
      exampleSet: training,
      applied: withPredictions(
        data,
        label,
        classPredictions(label, points, probes, kernel, constant),
      ),
    };
  }
  const isOneClass = type === 'one-class';
  const width = Number(settings.p ?? 0.1);
  const model = trained(
    points,
    kernel,
    isOneClass
      ? oneClassVariables(points.length, Number(settings.nu ?? 0.5))
      : label.values.flatMap((value, row) => {
          const limit = constantOf(points, kernel, settings);
          return [
            {row, sign: 1, cost: width - Number(value), limit},
            {row, sign: -1, cost: width + Number(value), limit},
          ];
        }),
  );
  const values = probes.map(model.valueOf);
  return {
    alphas: [{name: 'alpha', type: 'real', values: model.alphas}],
    exampleSet: training,
    applied: isOneClass
      ? withInside(data, label, values)
      : withPredictions(
          data,
          label,
          values.map((value) => ({value: Number.isNaN(value) ? null : value})),
        ),
  };
};
