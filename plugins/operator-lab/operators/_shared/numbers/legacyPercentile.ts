/**
 * A percentile between sorted values: of n values, the one at place p * (n + 1),
 * on the line between its two neighbors; the smallest or largest value beyond the ends.
 * @param share From 0 to 1.
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
