/** An eigenvalue of a matrix with its eigenvector of length 1. */
export type Eigenpair = {
  readonly value: number;
  readonly vector: readonly [number, number];
};

/** The sum of the products of two lists of the same length. */
export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? NaN), 0);
}

/**
 * Eigenpairs of the symmetric matrix `[[a, b], [b, d]]`, largest first. The first
 * vector points to positive x, the second is it turned by 90 degrees.
 */
export function eigenpairs(
  a: number,
  b: number,
  d: number,
): readonly [Eigenpair, Eigenpair] {
  const angle = Math.atan2(2 * b, a - d) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const mean = (a + d) / 2;
  const spread = Math.hypot((a - d) / 2, b);
  return [
    {value: mean + spread, vector: [cos, sin]},
    {value: mean - spread, vector: [-sin, cos]},
  ];
}
