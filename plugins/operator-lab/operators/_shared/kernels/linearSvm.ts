import {solveDual} from './dualSolver';
import {dot} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';

/**
 * Returns the column weights of a linear support vector machine for two
 * classes, solved to its exact optimum with sequential minimal optimization.
 * @param signs 1 or -1 for each row.
 * @param limits Complexity constant of each row.
 */
export function linearSvm(
  points: Matrix,
  signs: readonly number[],
  limits: readonly number[],
): number[] {
  const values = solveDual(
    points.map((a) => points.map((b) => dot(a, b))),
    points.map((_, row) => ({
      row,
      sign: Number(signs[row]),
      cost: -1,
      limit: Number(limits[row]),
    })),
  );
  return (points[0] ?? []).map((_, at) =>
    points.reduce(
      (sum, point, row) => sum + Number(values[row]) * Number(point[at]),
      0,
    ),
  );
}
