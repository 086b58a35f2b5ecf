import jStat from 'jstat';

/**
 * Returns the probability that a value of the F distribution is larger than `f`.
 * @param one Degrees of freedom of the numerator.
 * @param other Degrees of freedom of the denominator.
 */
export function chanceAbove(f: number, one: number, other: number): number {
  return jStat.ibeta(other / (other + one * f), other / 2, one / 2);
}

/** Returns the p-value of a two-sided t-test. */
export function pValueOf(t: number, freedom: number): number {
  return chanceAbove(t * t, 1, freedom);
}

/** Returns the probability that a standard normal number is at most z. */
export function normalProbability(z: number): number {
  return jStat.normal.cdf(z, 0, 1);
}

/**
 * Returns the quantile of the chi-squared distribution. Infinite for the
 * probability 1.
 */
export function chiSquaredQuantile(
  probability: number,
  freedom: number,
): number {
  return probability >= 1
    ? Infinity
    : jStat.chisquare.inv(probability, freedom);
}
