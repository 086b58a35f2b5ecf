const MAX_TERMS = 1000;
const STEPS = 200;

/** The gamma function at half of a whole number. */
function gammaOfHalf(twice: number): number {
  if (twice === 1) {
    return Math.sqrt(Math.PI);
  }
  return twice === 2 ? 1 : (twice / 2 - 1) * gammaOfHalf(twice - 2);
}

/** The probability that a chi-squared number is at most a value. */
function chiSquaredProbability(value: number, freedom: number): number {
  const half = freedom / 2;
  let term = 1 / half;
  let sum = term;
  for (let at = 1; at < MAX_TERMS; at += 1) {
    term *= value / 2 / (half + at);
    sum += term;
  }
  return (
    (sum * Math.exp(-value / 2) * (value / 2) ** half) / gammaOfHalf(freedom)
  );
}

/** The value that a chi-squared number stays below with a probability: infinite for 1. */
export function chiSquaredQuantile(
  probability: number,
  freedom: number,
): number {
  if (probability >= 1) {
    return Infinity;
  }
  let low = 0;
  let high = 200;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (chiSquaredProbability(middle, freedom) < probability) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}
