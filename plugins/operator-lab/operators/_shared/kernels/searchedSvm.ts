import {kernelOf} from './kernels';
import {marginRows, newPoints, signedPrediction} from './marginRows';
import type {MarginRows} from './marginRows';
import {dot} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';
import {withPredictions} from '../models/prediction';
import type {Settings, Table, Tables} from '../types';

/**
 * Dual problem of a support vector machine for two classes, solved with a
 * random search.
 */
export type SearchProblem = {
  readonly rows: MarginRows;
  readonly kernel: Matrix;
  /** Upper bound of the alphas: C, or a value computed from the kernel. */
  readonly constant: number;
  /** Objective that the search maximizes. */
  readonly fitness: (alphas: readonly number[]) => number;
};

/** Creates the problem of a training table. */
export function searchProblem(
  training: Table,
  settings: Settings,
): SearchProblem {
  const rows = marginRows(training);
  const {points, targets} = rows;
  const likeness = kernelOf(settings);
  const kernel = points.map((a) => points.map((b) => likeness(a, b)));
  const chosen = Number(settings.C ?? 0);
  const diagonal = kernel.reduce((sum, row, at) => sum + Number(row[at]), 0);
  return {
    rows,
    kernel,
    constant: chosen > 0 ? chosen : points.length / diagonal,
    fitness: (alphas) => {
      const signed = alphas.map((alpha, at) => alpha * Number(targets[at]));
      const quadratic = dot(
        signed,
        kernel.map((row) => dot(row, signed)),
      );
      return alphas.reduce((sum, alpha) => sum + alpha, 0) - 0.5 * quadratic;
    },
  };
}

/**
 * Computes the bias for found alphas: the mean error of the rows between the
 * bounds. Without such rows, it uses the rows at 0, and without those, all
 * rows.
 */
function biasOf(
  {rows: {targets}, kernel, constant}: SearchProblem,
  alphas: readonly number[],
  zero: number,
): number {
  const signed = alphas.map((alpha, at) => alpha * Number(targets[at]));
  const misses = targets.map(
    (target, row) => target - dot(kernel[row] ?? [], signed),
  );
  const among = (test: (alpha: number) => boolean) =>
    misses.filter((_, row) => test(Number(alphas[row])));
  const used =
    [
      among((alpha) => alpha > zero && alpha < constant - zero),
      among((alpha) => alpha < zero),
      misses,
    ].find(({length}) => length > 0) ?? [];
  return used.reduce((sum, miss) => sum + miss, 0) / used.length;
}

/**
 * Returns the outputs for found alphas: `alphas`, `model` with the fitness, and
 * `applied` with the predictions for `new data`.
 * @param zero Alphas below this count as 0.
 */
export function searchedModel(
  problem: SearchProblem,
  alphas: readonly number[],
  {'training set': training = [], 'new data': data = []}: Tables,
  settings: Settings,
  zero: number,
): Tables {
  const {rows} = problem;
  const bias = biasOf(problem, alphas, zero);
  const likeness = kernelOf(settings);
  const signed = alphas.map((alpha, at) => alpha * Number(rows.targets[at]));
  return {
    alphas: [{name: 'alpha', type: 'real', values: alphas}],
    model: [
      {name: 'fitness', type: 'real', values: [problem.fitness(alphas)]},
      {name: 'bias', type: 'real', values: [bias]},
    ],
    exampleSet: training,
    applied: withPredictions(
      data,
      rows.label,
      newPoints(data, rows.names).map((point) =>
        signedPrediction(
          rows.label,
          bias +
            dot(
              signed,
              rows.points.map((row) => likeness(row, point)),
            ),
        ),
      ),
    ),
  };
}
