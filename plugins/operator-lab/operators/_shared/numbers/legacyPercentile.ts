/**
 * Percentile of n values: linear interpolation at position p * (n + 1) in
 * sorted order. Positions outside the list result in the smallest or largest
 * value.
 * @param share Fraction p, from 0 to 1.
 */
export function legacyPercentile(
  values: readonly number[],
  share: number,
): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length + 1);
  const below = Math.floor(place);
  if (below < 1) {
    return sorted[0] ?? NaN;
  }
  if (below >= sorted.length) {
    return sorted.at(-1) ?? NaN;
  }
  const value = sorted[below - 1] ?? NaN;
  return value + (place - below) * ((sorted[below] ?? NaN) - value);
}
