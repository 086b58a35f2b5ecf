import {javaRandom} from '../../../_shared/numbers/javaRandom';
import {
  marginRows,
  newPoints,
  signedPrediction,
} from '../../../_shared/kernels/marginRows';
import {dot} from '../../../_shared/numbers/matrix';
import {withPredictions} from '../../../_shared/models/prediction';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Draws a position by rejection sampling, with a probability proportional to
 * its weight.
 */
function drawn(
  seed: number,
  weights: readonly number[],
  total: number,
): number {
  const random = javaRandom(seed);
  for (;;) {
    const place = random.nextInt(weights.length);
    if (random.nextDouble() < Number(weights[place]) / total) {
      return place;
    }
  }
}

/**
 * Hyper Hyper with a local random seed. `model` has the two rows and the plane
 * between them, and `applied` the predictions for `new data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const {label, names, points, targets, weights} = marginRows(training);
  const seed = Number(settings.local_random_seed ?? 1992);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Each draw starts with the same seed, so the second row is drawn only from
  // the other class.
  const one = drawn(seed, weights, total);
  const others = targets.flatMap((target, row) =>
    target === targets[one] ? [] : [row],
  );
  if (!others.length) {
    throw new OperatorError('All rows are of one class.');
  }
  const place = drawn(
    seed,
    others.map((row) => Number(weights[row])),
    total,
  );
  const other = Number(others[place]);
  const [a, b] = [points[one] ?? [], points[other] ?? []];
  const plane = a.map((value, at) => value - Number(b[at]));
  const bias = -0.5 * (dot(a, plane) + dot(b, plane));
  return {
    model: [
      {name: 'name', type: 'nominal', values: [...names, 'bias']},
      {name: 'row 1', type: 'real', values: [...a, null]},
      {name: 'row 2', type: 'real', values: [...b, null]},
      {name: 'coefficient', type: 'real', values: [...plane, bias]},
    ],
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      newPoints(data, names).map((point) =>
        signedPrediction(label, bias + dot(plane, point)),
      ),
    ),
  };
};
