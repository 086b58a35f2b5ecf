import {inverted} from '../../../_shared/numbers/linearSystem';
import {dot, multiply, transpose} from '../../../_shared/numbers/matrix';
import type {Matrix} from '../../../_shared/numbers/matrix';
import {withPredictions} from '../../../_shared/models/prediction';
import {
  regressionRows,
  smoothKernel,
} from '../../../_shared/kernels/smoothKernels';
import type {Run, Settings} from '../../../_shared/types';

/**
 * Weights of the remaining basis functions. The first function is the constant
 * 1.
 */
function relevant(
  basis: Matrix,
  labels: readonly number[],
  settings: Settings,
): ReadonlyMap<number, number> {
  const limit = Number(settings.alpha_max ?? 1e12);
  const enough = Number(settings.min_delta_log_alpha ?? 0.001);
  const count = labels.length;
  const alphas = new Map(
    (basis[0] ?? []).map((_, at) => [at, (1 / count) ** 2] as const),
  );
  let beta = 100;
  let found = new Map<number, number>();
  for (let at = 0; at < Number(settings.max_iteration ?? 100); at++) {
    const kept = [...alphas].filter(([, alpha]) => alpha < limit);
    const phi = basis.map((row) => kept.map(([column]) => Number(row[column])));
    const flipped = transpose(phi);
    const covariance =
      inverted(
        multiply(flipped, phi).map((row, i) =>
          row.map(
            (value, j) => value * beta + (i === j ? Number(kept[i]?.[1]) : 0),
          ),
        ),
      ) ?? [];
    const right = flipped.map((row) => beta * dot(row, labels));
    const weights = covariance.map((row) => dot(row, right));
    found = new Map(kept.map(([column], i) => [column, Number(weights[i])]));
    const gammas = kept.map(
      ([, alpha], i) => 1 - alpha * Number(covariance[i]?.[i]),
    );
    const next = gammas.map((gamma, i) => gamma / Number(weights[i]) ** 2);
    const change = Math.max(
      ...kept.map(([, alpha], i) =>
        Math.abs(Math.log(alpha) - Math.log(Number(next[i]))),
      ),
    );
    if (change < enough) {
      break;
    }
    const error = phi.reduce(
      (sum, row, i) => sum + (Number(labels[i]) - dot(row, weights)) ** 2,
      0,
    );
    beta = (count - gammas.reduce((sum, gamma) => sum + gamma, 0)) / error;
    kept.forEach(([column], i) => alphas.set(column, Number(next[i])));
  }
  return found;
}

/**
 * Relevance Vector Machine of the type Regression-RVM: trains the model and
 * applies it to new data.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = training} = inputs;
  const {label, labels, rows, probes} = regressionRows(training, data);
  const kernel = smoothKernel(settings);
  const basisOf = (probe: readonly number[]) => [
    1,
    ...rows.map((row) => kernel(row, probe)),
  ];
  const weights = relevant(rows.map(basisOf), labels, settings);
  return {
    model: [
      {name: 'row', type: 'integer', values: [...weights.keys()]},
      {name: 'weight', type: 'real', values: [...weights.values()]},
    ],
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      probes.map((probe) => {
        const basis = basisOf(probe);
        const value = [...weights].reduce(
          (sum, [at, weight]) => sum + weight * Number(basis[at]),
          0,
        );
        return {value: Number.isNaN(value) ? null : value};
      }),
    ),
  };
};
