// Maximum number of further decimal places that can decide a tie in a double.
const EXACT_DIGITS = 60;

function withoutTie(value: number, digits: number): string {
  const exact = Math.abs(value).toFixed(Math.min(100, digits + EXACT_DIGITS));
  const at = exact.indexOf('.') + 1 + digits;
  const kept = exact.slice(0, at).replace(/\.$/, '');
  const isTie = /^50*$/.test(exact.slice(at));
  return isTie && /[02468]$/.test(kept)
    ? `${value < 0 ? '-' : ''}${kept}`
    : value.toFixed(digits);
}

/**
 * Formats a number with fixed decimal places. Exact halves are rounded to the
 * even neighbor. NaN becomes `?`.
 */
export function fixedText(value: number, digits: number): string {
  if (Number.isNaN(value)) {
    return '?';
  }
  if (!Number.isFinite(value)) {
    return value < 0 ? '-∞' : '∞';
  }
  return withoutTie(value, digits);
}

/** Formats integers without decimal places and other numbers with three. */
export function shortText(value: number): string {
  return Number.isInteger(value) ? String(value) : fixedText(value, 3);
}
