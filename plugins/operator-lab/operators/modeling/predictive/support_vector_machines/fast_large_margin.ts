import {marginRows, newPoints} from '../../../_shared/kernels/marginRows';
import {dot} from '../../../_shared/numbers/matrix';
import type {Matrix} from '../../../_shared/numbers/matrix';
import {withPredictions} from '../../../_shared/models/prediction';
import {knownValues} from '../../../_shared/tables/knownValues';
import {logistic} from '../../../_shared/models/logistic';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings} from '../../../_shared/types';

const EXACT = 1e-12;
const MAX_ROUNDS = 100_000;

/**
 * Weights of an SVM at the exact optimum, found with coordinate descent in the
 * dual. The bias is an additional column.
 */
function largeMargin(
  rows: Matrix,
  signs: readonly number[],
  limits: readonly number[],
  isSquared: boolean,
): number[] {
  const weights = (rows[0] ?? []).map(() => 0);
  const alphas = rows.map(() => 0);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let largest = 0;
    rows.forEach((row, at) => {
      const limit = Number(limits[at]);
      const added = isSquared ? 1 / (2 * limit) : 0;
      const sign = Number(signs[at]);
      const alpha = Number(alphas[at]);
      const slope = sign * dot(weights, row) - 1 + added * alpha;
      const next = Math.min(
        isSquared ? Infinity : limit,
        Math.max(0, alpha - slope / (dot(row, row) + added)),
      );
      largest = Math.max(largest, Math.abs(next - alpha));
      alphas[at] = next;
      row.forEach((value, column) => {
        weights[column] =
          Number(weights[column]) + (next - alpha) * sign * value;
      });
    });
    if (largest < EXACT) {
      break;
    }
  }
  return weights;
}

function classWeight(name: string, settings: Settings): number {
  const list = (settings.class_weights ?? []) as readonly (readonly [
    string,
    string,
  ])[];
  return Number(list.filter(([one]) => one === name).at(-1)?.[1] ?? 1);
}

/**
 * Fast Large Margin with one of the three SVM solvers at its exact optimum.
 * `model` has the coefficients, and `applied` the predictions for `new data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const {label, names, points} = marginRows(training);
  if (points.length < 2) {
    throw new OperatorError('There must be two rows at least.');
  }
  const [front, back] = new Set(label.values.map(String));
  if (front === undefined || back === undefined) {
    throw new OperatorError('All rows are of one class.');
  }
  const hasBias = settings.use_bias !== false;
  const widened = (rows: Matrix) =>
    rows.map((row) => (hasBias ? [...row, 1] : row));
  const constant = Number(settings.C ?? 1);
  const weights = largeMargin(
    widened(points),
    label.values.map((value) => (value === front ? 1 : -1)),
    label.values.map(
      (value) => constant * classWeight(String(value), settings),
    ),
    !String(settings.solver ?? '').startsWith('L1'),
  );
  return {
    model: [
      {
        name: 'name',
        type: 'nominal',
        values: hasBias ? [...names, 'bias'] : names,
      },
      {name: 'coefficient', type: 'real', values: weights},
    ],
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      widened(newPoints(data, names)).map((row) => {
        const value = dot(weights, row);
        const first = Number.isNaN(value) ? null : logistic(value);
        return {
          value: value > 0 ? front : back,
          confidences: knownValues(label).map((name) =>
            first === null || name === front ? first : 1 - first,
          ),
        };
      }),
    ),
  };
};
