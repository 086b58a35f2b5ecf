import {LuDecomposition, Matrix as Entries} from 'ml-matrix';
import type {Matrix} from './matrix';

/** Returns the solution of a square system, or undefined if the system is singular. */
export function solve(
  matrix: Matrix,
  right: readonly number[],
): number[] | undefined {
  if (matrix.length === 0) {
    return [];
  }
  const lu = new LuDecomposition(matrix.map((row) => [...row]));
  return lu.isSingular()
    ? undefined
    : lu.solve(Entries.columnVector([...right])).getColumn(0);
}

/**
 * Returns the inverse of a square matrix by LU decomposition with row
 * exchanges, or undefined if a pivot is exactly 0. If the matrix contains NaN,
 * so does its inverse.
 */
export function inverted(matrix: Matrix): Matrix | undefined {
  const lu = new LuDecomposition(matrix.map((row) => [...row]));
  return lu.isSingular()
    ? undefined
    : lu.solve(Entries.eye(matrix.length)).to2DArray();
}
