/** Count, median, 95th percentile and maximum of numbers, by nearest rank. */
export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (share) =>
    Math.round(
      (sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0) * 10,
    ) / 10;
  return {
    count: sorted.length,
    p50: rank(0.5),
    p95: rank(0.95),
    max: rank(1),
  };
}
