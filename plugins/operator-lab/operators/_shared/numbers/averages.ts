/** Sum of numbers, added in list order. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Arithmetic mean of numbers. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Median: the middle number, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return (Number(sorted[Math.floor(at)]) + Number(sorted[Math.ceil(at)])) / 2;
}

/**
 * Upper median: the middle number, or the larger of the two middle ones. NaN
 * counts as the largest number.
 */
export function upperMedian(values: readonly number[]): number {
  const order = (value: number) => (Number.isNaN(value) ? Infinity : value);
  const sorted = [...values].sort((a, b) =>
    order(a) === order(b) ? 0 : order(a) - order(b),
  );
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
