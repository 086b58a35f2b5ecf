import {EigenvalueDecomposition} from 'ml-matrix';

/** A matrix as a list of rows of the same length. */
export type Matrix = readonly (readonly number[])[];

/** Dot product of two vectors of the same length. */
export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * Number(b[at]), 0);
}

/** Transpose of a matrix. */
export function transpose(matrix: Matrix): Matrix {
  return (matrix[0] ?? []).map((_, at) => matrix.map((row) => Number(row[at])));
}

/** Product of two matrices. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const columns = transpose(b);
  return a.map((row) => columns.map((column) => dot(row, column)));
}

/** An eigenvalue of a matrix and its eigenvector, with length 1. */
export type Eigenpair = {
  readonly value: number;
  readonly vector: readonly number[];
};

function withFirstPositive(vector: readonly number[]): number[] {
  const first = vector.find((value) => Math.abs(value) > 1e-12) ?? 1;
  return vector.map((value) => (first < 0 ? -value : value) + 0);
}

/**
 * Returns the eigenpairs of a symmetric matrix, by ascending eigenvalue. The
 * sign of an eigenvector is arbitrary: here, its first nonzero entry is
 * positive. If an entry of the matrix is NaN, all results are NaN.
 */
export function symmetricEigen(matrix: Matrix): readonly Eigenpair[] {
  if (matrix.flat().some(Number.isNaN) || matrix.length === 0) {
    return matrix.map((row) => ({value: NaN, vector: row.map(() => NaN)}));
  }
  const {realEigenvalues, eigenvectorMatrix} = new EigenvalueDecomposition(
    matrix.map((row) => [...row]),
    {assumeSymmetric: true},
  );
  return realEigenvalues.map((value, at) => ({
    value,
    vector: withFirstPositive(eigenvectorMatrix.getColumn(at)),
  }));
}
