import {mean} from '../numbers/averages';
import {solveDual} from './dualSolver';
import type {DualVariable} from './dualSolver';
import {kernelOf} from './kernels';
import type {Kernel} from './kernels';
import type {MarginRows} from './marginRows';
import {dot, transpose} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';
import type {Settings} from '../types';

/** A trained mySVM model. */
export type MySvm = {
  /**
   * Signed values of the training rows. Rows with 0 are not support vectors.
   */
  readonly alphas: readonly number[];
  readonly bias: number;
  readonly constant: number;
  /** Column weights. They are meaningful only for the dot kernel. */
  readonly weights: readonly number[];
  /** Computes the output for a new row. */
  readonly valueOf: (point: readonly number[]) => number;
};

/** mySVM names of kernels with another name in `kernelOf`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  neural: 'sigmoid',
  epachnenikov: 'epanechnikov',
  gaussian_combination: 'gausian_combination',
};

function kernelOfMySvm(settings: Settings): Kernel {
  const type = String(settings.kernel_type ?? 'dot');
  const degree = Number(settings.kernel_degree ?? 2);
  const gamma = Number(settings.kernel_gamma ?? 1);
  if (type === 'anova') {
    return (a, b) =>
      a.reduce(
        (sum, x, at) => sum + Math.exp(-gamma * (x - Number(b[at])) ** 2),
        0,
      ) ** degree;
  }
  return kernelOf({
    ...settings,
    kernel_type: OTHER_NAMES[type] ?? type,
    kernel_degree: degree,
    ...(type === 'polynomial' && {kernel_shift: 0}),
  });
}

type Scaling = {readonly mean: number; readonly variance: number};

function scaled(value: number, {mean, variance}: Scaling): number {
  return variance === 0 ? 0 : (value - mean) / Math.sqrt(variance);
}

/** Returns the mean and population variance of each column. */
function scalingsOf(points: Matrix): readonly Scaling[] {
  return transpose(points).map((values) => {
    const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
    const squares = values.reduce((sum, x) => sum + x * x, 0) / values.length;
    return {mean, variance: squares - mean * mean};
  });
}

/** Scales a row. Zeros are not scaled. */
function sparse(
  point: readonly number[],
  scalings: readonly Scaling[] | undefined,
): number[] {
  return point.map((value, at) => {
    const scaling = scalings?.[at];
    return value === 0 || !scaling ? value : scaled(value, scaling);
  });
}

/**
 * Returns the dual variables of a row: two for regression, one for
 * classification.
 */
function variablesOf(
  row: number,
  target: number,
  isClass: boolean,
  limits: {readonly tooHigh: number; readonly tooLow: number},
  epsilon: number,
): readonly DualVariable[] {
  const low = {row, sign: 1, limit: limits.tooLow};
  const high = {row, sign: -1, limit: limits.tooHigh};
  if (isClass) {
    return [{...(target > 0 ? low : high), cost: -1}];
  }
  return [
    {...low, cost: epsilon - target},
    {...high, cost: epsilon + target},
  ];
}

/**
 * Trains mySVM to its exact optimum. If there are row weights, they replace
 * `L_pos`, `L_neg`, and `balance_cost`.
 */
export function mySvm(
  {points, targets, weights}: MarginRows,
  settings: Settings,
  isClass: boolean,
  hasWeights: boolean,
): MySvm {
  const scalings = settings.scale === false ? undefined : scalingsOf(points);
  const rows = points.map((point) => sparse(point, scalings));
  const kernel = kernelOfMySvm(settings);
  const matrix = rows.map((a) => rows.map((b) => kernel(a, b)));
  const chosen = Number(settings.C ?? 0);
  const diagonal = matrix.reduce((sum, row, at) => sum + Number(row[at]), 0);
  const constant = chosen > 0 ? chosen : rows.length / diagonal;
  const second = targets.filter((target) => target > 0).length;
  const isBalanced = settings.balance_cost === true;
  const share = (count: number) => (isBalanced ? rows.length / 2 / count : 1);
  const tooHigh = Number(settings.L_pos ?? 1) * share(rows.length - second);
  const tooLow = Number(settings.L_neg ?? 1) * share(second);
  const limits = weights.map((weight) => ({
    tooHigh: constant * (hasWeights ? weight : tooHigh),
    tooLow: constant * (hasWeights ? weight : tooLow),
  }));
  const epsilon = Number(settings.epsilon ?? 0);
  const alphas = solveDual(
    matrix,
    targets.flatMap((target, row) =>
      variablesOf(
        row,
        target,
        isClass,
        limits[row] ?? {tooHigh: 0, tooLow: 0},
        epsilon,
      ),
    ),
  );
  const errors = targets.map(
    (target, row) => target - dot(matrix[row] ?? [], alphas),
  );
  const margin = isClass ? 0 : epsilon;
  const free = errors.flatMap((error, row) => {
    const alpha = Number(alphas[row]);
    const {tooHigh: high = 0, tooLow: low = 0} = limits[row] ?? {};
    if (alpha > 1e-10 && alpha < low - 1e-10) {
      return [error - margin];
    }
    return alpha < -1e-10 && alpha > 1e-10 - high ? [error + margin] : [];
  });
  const unused = errors.filter(
    (_, row) => Math.abs(Number(alphas[row])) < 1e-10,
  );
  const bias = mean(
    [free, unused, errors].find(({length}) => length > 0) ?? [],
  );
  // The dot kernel model computes weights with alpha / label * label, which
  // excludes rows with label 0.
  const counted = alphas.map((alpha, row) => (targets[row] === 0 ? 0 : alpha));
  const columnWeights = transpose(rows).map((column) => dot(column, counted));
  const isDot = (settings.kernel_type ?? 'dot') === 'dot';
  return {
    alphas,
    bias,
    constant,
    weights: columnWeights,
    valueOf: (point) =>
      isDot
        ? bias +
          dot(
            columnWeights,
            point.map((value, at) => {
              const scaling = scalings?.[at];
              return scaling ? scaled(value, scaling) : value;
            }),
          )
        : bias +
          dot(
            alphas,
            rows.map((row) => kernel(row, sparse(point, scalings))),
          ),
  };
}
