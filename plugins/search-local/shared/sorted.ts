/** Position of the first item of a list in order that is `value` or after it. */
export function lowerBound<Item extends string | number>(
  sorted: readonly Item[],
  value: Item,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
