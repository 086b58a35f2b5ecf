/** From here on, and below the next, a double is written with a power of ten. */
const LARGE = 1e7;
const SMALL = 1e-3;

/**
 * A number in full, as the platform writes a double: at least one digit behind
 * the point, and a power of ten for very large and very small ones.
 */
export function doubleText(value: number): string {
  if (!Number.isFinite(value)) {
    return String(value);
  }
  const size = Math.abs(value);
  const isPlain = value === 0 || (size >= SMALL && size < LARGE);
  const [digits = '', power] = (
    isPlain ? String(value) : value.toExponential()
  ).split('e');
  const withPoint = digits.includes('.') ? digits : `${digits}.0`;
  return power === undefined
    ? withPoint
    : `${withPoint}E${power.replace('+', '')}`;
}
