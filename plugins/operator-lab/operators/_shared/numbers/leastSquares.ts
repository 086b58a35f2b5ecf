import {dot, multiply, transpose} from './matrix';
import type {Matrix} from './matrix';

/** Solves a square system by elimination, or gives nothing if it is singular. */
export function solve(
  matrix: Matrix,
  right: readonly number[],
): number[] | undefined {
  const rows = matrix.map((row, at) => [...row, Number(right[at])]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const pivot = rows
      .slice(at)
      .reduce(
        (best, row, on) =>
          Math.abs(Number(row[at])) > Math.abs(Number(rows[best]?.[at]))
            ? at + on
            : best,
        at,
      );
    [rows[at], rows[pivot]] = [rows[pivot] ?? [], rows[at] ?? []];
    const head = rows[at] ?? [];
    if (head[at] === 0) {
      return undefined;
    }
    for (const row of rows.slice(at + 1)) {
      const factor = Number(row[at]) / Number(head[at]);
      head.forEach((value, on) => {
        row[on] = Number(row[on]) - factor * value;
      });
    }
  }
  const result = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    result[at] =
      (Number(row[size]) - dot(result, row.slice(0, size))) / Number(row[at]);
  }
  return result;
}

/** The inverse of a square matrix, or nothing if it is singular. */
export function inverse(matrix: Matrix): Matrix | undefined {
  const columns = matrix.map((_, at) =>
    solve(
      matrix,
      matrix.map((__, on) => Number(at === on)),
    ),
  );
  return columns.every((column) => column !== undefined)
    ? transpose(columns)
    : undefined;
}

/** Coefficients of a weighted ridge regression; the ridge grows until the system can be solved. */
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
