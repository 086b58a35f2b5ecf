/** Rows of numbers, all of the same length. */
export type Matrix = readonly (readonly number[])[];

/** The sum of the products of two lists of the same length. */
export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * Number(b[at]), 0);
}

/** The matrix with rows and columns exchanged. */
export function transpose(matrix: Matrix): Matrix {
  return (matrix[0] ?? []).map((_, at) => matrix.map((row) => Number(row[at])));
}

/** The product of two matrices. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const columns = transpose(b);
  return a.map((row) => columns.map((column) => dot(row, column)));
}

/** An eigenvalue of a matrix with its eigenvector of length 1. */
export type Eigenpair = {
  readonly value: number;
  readonly vector: readonly number[];
};

const MAX_SWEEPS = 60;

/** Turns two lists against each other, so that the angle goes to zero. */
function turn(a: number[], b: number[], cos: number, sin: number): void {
  a.forEach((value, at) => {
    const other = Number(b[at]);
    a[at] = cos * value - sin * other;
    b[at] = sin * value + cos * other;
  });
}

function withFirstPositive(vector: readonly number[]): number[] {
  const first = vector.find((value) => Math.abs(value) > 1e-12) ?? 1;
  return vector.map((value) => (first < 0 ? -value : value) + 0);
}

/**
 * Eigenpairs of a symmetric matrix by the method of Jacobi, in no set order.
 * Eigenvectors are known up to their sign: here, the first entry that is not 0
 * is positive.
 */
export function symmetricEigen(matrix: Matrix): readonly Eigenpair[] {
  const size = matrix.length;
  let work = matrix.map((row) => [...row]);
  const vectors = matrix.map((_, at) =>
    matrix.map((__, other) => Number(at === other)),
  );
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const off = Number(work[p]?.[q]);
        if (off !== 0) {
          const theta = (Number(work[q]?.[q]) - Number(work[p]?.[p])) / 2 / off;
          const tan =
            (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
          const cos = 1 / Math.hypot(tan, 1);
          const sin = tan * cos;
          turn(work[p] ?? [], work[q] ?? [], cos, sin);
          work = transpose(work).map((row) => [...row]);
          turn(work[p] ?? [], work[q] ?? [], cos, sin);
          turn(vectors[p] ?? [], vectors[q] ?? [], cos, sin);
          (work[p] ?? [])[q] = 0;
          (work[q] ?? [])[p] = 0;
        }
      }
    }
  }
  return vectors.map((vector, at) => ({
    value: Number(work[at]?.[at]),
    vector: withFirstPositive(vector),
  }));
}
