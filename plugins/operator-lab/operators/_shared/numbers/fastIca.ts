import {mean} from './averages';
import {dot, multiply, symmetricEigen, transpose} from './matrix';
import type {Matrix} from './matrix';

/** Settings of a FastICA search. */
export type Search = {
  /** Whitened values: a list for each component, with a number for each row. */
  readonly whitened: Matrix;
  /** Initial directions, one per row. */
  readonly start: Matrix;
  /** Contrast function, applied to a projection. */
  readonly value: (x: number) => number;
  /** Derivative of the contrast function. */
  readonly slope: (x: number) => number;
  readonly tolerance: number;
  readonly maxIteration: number;
};

function minus(a: readonly number[], b: readonly number[]): number[] {
  return a.map((value, at) => value - Number(b[at]));
}

function scaledBy(values: readonly number[], factor: number): number[] {
  return values.map((value) => value * factor);
}

/**
 * Subtracts the projections of a direction on others, so that the rest is
 * orthogonal to them.
 */
function without(direction: readonly number[], others: Matrix): number[] {
  return others
    .map((other) => scaledBy(other, dot(direction, other)))
    .reduce<number[]>(minus, [...direction]);
}

/**
 * Distance between two directions of length 1, regardless of their sign: 0 if
 * they are parallel.
 */
function change(a: readonly number[], b: readonly number[]): number {
  return Math.abs(Math.abs(dot(a, b)) - 1);
}

/**
 * Finds directions one after another (deflation). Each iteration multiplies the
 * whitened values by the contrast function, and keeps the product for all later
 * iterations. The derivative is evaluated at the value of the function, for
 * `logcosh` and for `exp`.
 */
export function deflation(search: Search): Matrix {
  const {start, value, slope, tolerance, maxIteration} = search;
  const found: number[][] = [];
  let whitened = search.whitened;
  for (const first of start) {
    const begun = without(first, found);
    let direction = scaledBy(begun, 1 / Math.abs(Number(begun[0])));
    let distance = Infinity;
    for (
      let round = 1;
      distance > tolerance && round <= maxIteration;
      round++
    ) {
      const values = transpose(whitened).map((row) =>
        value(dot(direction, row)),
      );
      whitened = whitened.map((list) =>
        list.map((one, at) => one * Number(values[at])),
      );
      const next = without(
        minus(
          whitened.map(mean),
          scaledBy(direction, mean(values.map((one) => slope(one)))),
        ),
        found,
      );
      const unit = scaledBy(next, 1 / Math.sqrt(dot(next, next)));
      distance = change(unit, direction);
      direction = unit;
    }
    found.push(direction);
  }
  return found;
}

/** Nearest matrix with orthonormal rows. */
function orthogonal(matrix: Matrix): Matrix {
  const pairs = symmetricEigen(multiply(matrix, transpose(matrix)));
  const vectors = pairs.map(({vector}) => vector);
  const scaled = pairs.map(({value, vector}) =>
    scaledBy(vector, 1 / Math.sqrt(value)),
  );
  return multiply(multiply(transpose(vectors), scaled), matrix);
}

/**
 * Finds all directions at the same time (symmetric FastICA). The products of
 * function and values are multiplied by the number of rows instead of divided
 * by it, so they outweigh the derivative.
 */
export function parallel(search: Search): Matrix {
  const {whitened, start, value, slope, tolerance, maxIteration} = search;
  const count = whitened[0]?.length ?? 0;
  let directions = orthogonal(start);
  let distance = Infinity;
  for (let round = 1; distance > tolerance && round <= maxIteration; round++) {
    const projections = multiply(directions, whitened);
    const products = multiply(
      projections.map((list) => list.map(value)),
      transpose(whitened),
    );
    const next = orthogonal(
      products.map((row, at) =>
        minus(
          scaledBy(row, count),
          scaledBy(
            directions[at] ?? [],
            mean((projections[at] ?? []).map(slope)),
          ),
        ),
      ),
    );
    distance = Math.max(
      ...next.map((row, at) => change(row, directions[at] ?? [])),
    );
    directions = next;
  }
  return directions;
}
