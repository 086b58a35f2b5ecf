const SERIES = [
  76.1800917294715, -86.5053203294168, 24.0140982408309, -1.23173957245016,
  0.120865097386618e-2, -0.5395239384953e-5,
];

/** Logarithm of the gamma function, by a series. */
function lnGamma(x: number): number {
  const base = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  const series = SERIES.reduce(
    (sum, factor, at) => sum + factor / (x + at + 1),
    1.00000000019001,
  );
  return -base + Math.log((2.506628274631 * series) / x);
}

const STEPS = 500;
const TINY = 1e-300;

/** Continued fraction of the incomplete beta function. */
function fraction(x: number, a: number, b: number): number {
  const next = (value: number) => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / next(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const factor of [even, odd]) {
      d = 1 / next(1 + factor * d);
      c = next(1 + factor / c);
      result *= d * c;
    }
  }
  return result;
}

/** Regularized incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) {
    return Math.min(1, Math.max(0, x));
  }
  const front = Math.exp(
    lnGamma(a + b) -
      lnGamma(a) -
      lnGamma(b) +
      a * Math.log(x) +
      b * Math.log(1 - x),
  );
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(x, a, b)) / a
    : 1 - (front * fraction(1 - x, b, a)) / b;
}

/**
 * The chance that a value of the F distribution is larger than `f`.
 * @param one Degrees of freedom of the numerator.
 * @param other Degrees of freedom of the denominator.
 */
export function chanceAbove(f: number, one: number, other: number): number {
  return incompleteBeta(other / (other + one * f), other / 2, one / 2);
}
