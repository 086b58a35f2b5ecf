import {sum} from './averages';

/**
 * Pearson's correlation of two columns over the rows without missing values.
 * NaN if a column does not vary.
 */
export function pearson(
  one: readonly number[],
  other: readonly number[],
): number {
  const pairs = one
    .map((value, row) => [value, other[row] ?? NaN] as const)
    .filter(([a, b]) => !Number.isNaN(a * b));
  const total = (of: (a: number, b: number) => number) =>
    sum(pairs.map(([a, b]) => of(a, b)));
  const [a, b] = [total((value) => value), total((_, value) => value)];
  const spread = Math.sqrt(
    (pairs.length * total((value) => value * value) - a * a) *
      (pairs.length * total((_, value) => value * value) - b * b),
  );
  return spread === 0
    ? NaN
    : (pairs.length * total((x, y) => x * y) - a * b) / spread;
}
