/** A number with thousands separators, at most four decimals and a true minus. */
export function formatNumber(
  value: number,
  options: Intl.NumberFormatOptions = {maximumFractionDigits: 4},
): string {
  return new Intl.NumberFormat('en-US', options)
    .format(value)
    .replace(/^-/, '\u2212');
}

/** A share (0 to 1) as a percentage with one decimal. */
export function formatPercent(share: number): string {
  return `${formatNumber(share * 100, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })}%`;
}

/** A coordinate with at most two decimals, so that markup stays short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
