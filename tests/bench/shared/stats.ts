/**
 * Quantile at a share (0 to 1) of the values, by nearest rank. NaN without
 * values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/**
 * Median. If the number of values is even, the lower of the two middle values.
 * NaN without values.
 */
export const median = (values: readonly number[]) => quantile(values, 0.5);
