import {solve} from './linearSystem';
import {dot, multiply, transpose} from './matrix';
import type {Matrix} from './matrix';

/**
 * Coefficients of a weighted ridge regression. If the system is singular, the
 * ridge grows until it is solvable.
 */
export function ridgeCoefficients(
  rows: Matrix,
  labels: readonly number[],
  weights: readonly number[],
  ridge: number,
): readonly number[] {
  const roots = weights.map(Math.sqrt);
  const x = rows.map((row, at) =>
    row.map((value) => value * Number(roots[at])),
  );
  const y = labels.map((label, at) => label * Number(roots[at]));
  const flipped = transpose(x);
  const product = multiply(flipped, x);
  const right = flipped.map((row) => dot(row, y));
  const solved = solve(
    product.map((row, at) =>
      row.map((value, on) => value + (at === on ? ridge : 0)),
    ),
    right,
  );
  return (
    solved ??
    ridgeCoefficients(rows, labels, weights, ridge > 0 ? ridge * 10 : 1e-7)
  );
}
