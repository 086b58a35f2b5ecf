const MAX_TERMS = 300;

/** The probability that a standard normal number is at most z. */
export function normalProbability(z: number): number {
  let term = z;
  let sum = z;
  for (let at = 3; at < 2 * MAX_TERMS; at += 2) {
    term *= (z * z) / at;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
