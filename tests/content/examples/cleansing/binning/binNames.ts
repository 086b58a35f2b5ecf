/** Name of the bin that holds a value, as `range_name_type: long` writes it; a limit belongs to the lower bin. */
export function binName(value: number, limits: readonly number[]): string {
  const at = limits.findIndex((limit) => value <= limit);
  const bin = at < 0 ? limits.length : at;
  const from = limits[bin - 1] ?? '-∞';
  const to = limits[bin] ?? '∞';
  return `range${bin + 1} [${from} - ${to}]`;
}
