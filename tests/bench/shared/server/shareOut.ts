/**
 * Bytes that each of several responses sends next, when they share a line
 * evenly: what one does not need, the others get. In order of the responses.
 */
export function shareOut(
  remaining: readonly number[],
  budget: number,
): number[] {
  const shares = remaining.map(() => 0);
  const order = remaining
    .map((_, at) => at)
    .sort((a, b) => remaining[a]! - remaining[b]!);
  let left = budget;
  order.forEach((at, done) => {
    const share = Math.min(
      remaining[at]!,
      Math.floor(left / (order.length - done)),
    );
    shares[at] = share;
    left -= share;
  });
  return shares;
}
