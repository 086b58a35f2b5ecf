import {dualBias, solveDual} from '../../../../_shared/kernels/dualSolver';
import type {DualVariable} from '../../../../_shared/kernels/dualSolver';
import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../../_shared/tables/innerNumbers';
import {libSvmKernel} from '../../../../_shared/kernels/libSvmKernel';
import {dot} from '../../../../_shared/numbers/matrix';
import type {Matrix} from '../../../../_shared/numbers/matrix';
import {withRole} from '../../../../_shared/tables/withRole';
import type {Run} from '../../../../_shared/types';

const TINY = 1e-12;
const ROUNDS = 100;

const squaredDistance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + (value - Number(b[at])) ** 2, 0);

/**
 * Root mean square of the distances to the mean row. The gradient ascent starts
 * with this width.
 */
function startingWidth(points: Matrix): number {
  const mean = (points[0] ?? []).map(
    (_, at) =>
      points.reduce((sum, row) => sum + Number(row[at]), 0) / points.length,
  );
  const squares = points.reduce(
    (sum, row) => sum + squaredDistance(row, mean),
    0,
  );
  return Math.sqrt(squares / points.length);
}

/**
 * Derivative of the ratio of the kernel values' variance and mean, with respect
 * to the width.
 */
function slope(squares: readonly number[], width: number): number {
  const values = squares.map((square) => Math.exp(-square / width ** 2));
  const changes = squares.map(
    (square, at) => (square * Number(values[at])) / width ** 3,
  );
  const mean = (list: readonly number[]) =>
    list.reduce((sum, value) => sum + value, 0) / list.length;
  const [middle, change] = [mean(values), mean(changes)];
  const total = values.reduce((sum, value, at) => {
    const away = value - middle;
    return (
      sum +
      2 * away * (Number(changes[at]) - change) * (middle + TINY) -
      away * away * change
    );
  }, 0);
  return total / ((squares.length - 1) * (middle + TINY) ** 2);
}

/**
 * Returns the gamma that maximizes the spread of the kernel values, found with
 * gradient ascent.
 */
export function tunedGamma(points: Matrix): number {
  const squares = points.flatMap((a, at) =>
    points.slice(at + 1).map((b) => squaredDistance(a, b)),
  );
  let width = startingWidth(points);
  let rate = width * width;
  let before = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rise = slope(squares, width);
    while (rate * rise * before < 0 || width + rate * rise < 0) {
      rate /= 3;
    }
    before = rate * rise;
    width += before;
    if (Math.abs(before) < 1e-3) {
      break;
    }
  }
  return 1 / (width * width);
}

/** One-Class LIBSVM Anomaly Score at the exact optimum of the support vector machine. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const points = pointsOf(regularColumns(table), rowCount(table));
  const type = settings.svm_kernel_type ?? 'rbf';
  const tunes = type === 'rbf' && settings.automatic_gamma_tuning !== false;
  const kernel = libSvmKernel(
    {
      ...settings,
      kernel_type: type,
      ...(tunes && {gamma: tunedGamma(points)}),
    },
    points.length,
  );
  const matrix = points.map((a) => points.map((b) => kernel(a, b)));
  const variables = points.map((_, row): DualVariable => ({
    row,
    sign: 1,
    cost: 0,
    limit: 1,
    start: Number(settings.nu ?? 0.5),
  }));
  const alphas = solveDual(matrix, variables);
  const bias = dualBias(matrix, variables, alphas);
  const decisions = matrix.map((row) => dot(row, alphas) + bias);
  const most = Math.abs(Math.max(...decisions));
  return {
    'example set': withRole(table, {
      name: 'outlier',
      type: 'real',
      role: 'outlier',
      values: decisions.map((decision) => (most - decision) / most),
    }),
  };
};
