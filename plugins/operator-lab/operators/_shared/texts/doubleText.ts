/** Numbers from LARGE up, and numbers below SMALL, have an exponent. */
const LARGE = 1e7;
const SMALL = 1e-3;

/**
 * Formats a number with all its decimal places, at least one: `7.0`, `1.0E7`.
 * The platform uses this format for numbers without an explicit one.
 */
export function doubleText(value: number): string {
  const size = Math.abs(value);
  if (Number.isNaN(value) || size === Infinity) {
    return String(value);
  }
  const withPoint = (text: string) => (text.includes('.') ? text : `${text}.0`);
  if (size === 0 || (size >= SMALL && size < LARGE)) {
    return withPoint(Object.is(value, -0) ? '-0' : String(value));
  }
  const [mantissa = '', power = ''] = value.toExponential().split('e');
  return `${withPoint(mantissa)}E${Number(power)}`;
}
