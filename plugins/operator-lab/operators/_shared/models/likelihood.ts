import {inverted} from '../numbers/linearSystem';
import {logistic} from './logistic';
import {dot, multiply, transpose} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';

/**
 * An exponential family with its canonical link: the mean for a score, and the
 * variance for a mean.
 */
export type Family = {
  readonly mean: (score: number) => number;
  readonly variance: (mean: number) => number;
};

/** Families by name: counts, and two classes coded as 0 and 1. */
export const FAMILIES: Readonly<Record<string, Family>> = {
  poisson: {mean: Math.exp, variance: (mean) => mean},
  binomial: {
    mean: logistic,
    variance: (mean) => mean * (1 - mean),
  },
};

const STEPS = 50;

/**
 * Computes maximum likelihood coefficients and their standard errors with
 * iteratively reweighted least squares.
 * @param rows Each row has a 1 for the intercept.
 */
export function mostLikely(
  rows: Matrix,
  labels: readonly number[],
  {mean, variance}: Family,
): {coefficients: readonly number[]; errors: readonly number[]} {
  const flipped = transpose(rows);
  let coefficients: readonly number[] = flipped.map(() => 0);
  let covariance: Matrix = [];
  for (let step = 0; step < STEPS; step++) {
    const now = coefficients;
    const means = rows.map((row) => mean(dot(row, now)));
    const weighted = rows.map((row, at) =>
      row.map((value) => value * variance(Number(means[at]))),
    );
    covariance = inverted(multiply(flipped, weighted)) ?? [];
    const gradient = flipped.map((column) =>
      dot(
        column,
        labels.map((label, at) => label - Number(means[at])),
      ),
    );
    coefficients = now.map(
      (value, at) => value + dot(covariance[at] ?? [], gradient),
    );
  }
  return {
    coefficients,
    errors: coefficients.map((_, at) =>
      Math.sqrt(Number(covariance[at]?.[at])),
    ),
  };
}
