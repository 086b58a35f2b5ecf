// A double has at most so many digits behind the point that decide a tie.
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
 * A number with a fixed number of decimal places. An exact half is rounded to
 * the even neighbor; `?` stands for what is not a number.
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

/** A whole number without decimal places, any other number with three. */
export function shortText(value: number): string {
  return Number.isInteger(value) ? String(value) : fixedText(value, 3);
}
