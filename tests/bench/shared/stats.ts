/** Value below which a share (0 to 1) of the values lies, by nearest rank; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** The middle value; of an even count, the lower of the two. NaN for none. */
export const median = (values: readonly number[]) => quantile(values, 0.5);
