import {inverted, solve} from '../../../_shared/numbers/linearSystem';
import {dot} from '../../../_shared/numbers/matrix';
import {withPredictions} from '../../../_shared/models/prediction';
import {
  regressionRows,
  smoothKernel,
} from '../../../_shared/kernels/smoothKernels';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

// Noise variance that the operator assumes.
const NOISE = 0.09;

/**
 * Gaussian Process: trains the model and applies it to new data. Supports only
 * cases where all training rows remain basis vectors.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const {label, labels, rows, probes} = regressionRows(training, data);
  const kernel = smoothKernel(settings);
  const gram = rows.map((a) => rows.map((b) => kernel(a, b)));
  const tolerance = Number(settings.geometrical_tol ?? 1e-7);
  const scores = inverted(gram)?.map((row, at) => 1 / Number(row[at]));
  if (
    rows.length > Number(settings.max_basis_vectors ?? 100) ||
    !scores?.every((score) => score > tolerance)
  ) {
    throw new OperatorError('Here, all rows must stay basis vectors.');
  }
  const alpha =
    solve(
      gram.map((row, at) =>
        row.map((value, on) => value + (at === on ? NOISE : 0)),
      ),
      labels,
    ) ?? [];
  return {
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      probes.map((probe) => {
        const value = dot(
          rows.map((row) => kernel(row, probe)),
          alpha,
        );
        return {value: Number.isNaN(value) ? null : value};
      }),
    ),
  };
};
