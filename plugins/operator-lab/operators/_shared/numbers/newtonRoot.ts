/**
 * Root of a slope in an interval, by Newton's method. A step that would leave
 * the interval bisects it instead. Returns the end `far` if the slope does not
 * cross 0 before it.
 */
export function rootWithin(
  slope: (t: number) => number,
  curve: (t: number) => number,
  ends: readonly [number, number],
  {tolerance, margin, far}: Record<'tolerance' | 'margin' | 'far', number>,
): number {
  let [left, right] = ends;
  let slopeLeft = slope(left);
  const slopeRight = slope(right);
  if (!(far === left ? slopeLeft < 0 : slopeRight > 0)) {
    return far;
  }
  let t = Math.abs(slopeLeft) < Math.abs(slopeRight) ? left : right;
  let now = slope(t);
  do {
    const next = t - now / curve(t);
    t = next <= left || next >= right ? (left + right) / 2 : next;
    now = slope(t);
    if (now * slopeLeft > 0) {
      left = t;
      slopeLeft = now;
    } else {
      right = t;
    }
  } while (Math.abs(now) > 0.1 * tolerance && left + margin < right);
  return t;
}
