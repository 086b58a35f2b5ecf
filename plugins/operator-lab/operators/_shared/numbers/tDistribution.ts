/** The probability that |T| stays below a value, for so many degrees of freedom (a whole number above 0). */
function centralProbability(t: number, freedom: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom));
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cos : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let at = isOdd ? 3 : 2; at < freedom; at += 2) {
    term *= (cos * cos * (at - 1)) / at;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sin * sum) : sin * sum;
}

/** The p-value of a two-sided t-test. */
export function pValueOf(t: number, freedom: number): number {
  return 1 - centralProbability(t, freedom);
}
