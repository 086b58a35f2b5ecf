const FIRST_CAPACITY = 16;
const LOAD = 0.75;

/** Hash of a double: the two halves of its bits, mixed. */
function hashOf(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const hash = view.getInt32(0) ^ view.getInt32(4);
  return hash ^ (hash >>> 16);
}

/**
 * Different numbers in the order in which a Java hash set lists them: by the
 * bucket of their hash, and within a bucket in the order in which they came.
 */
export function hashOrder(values: readonly number[]): number[] {
  const different = [...new Set(values)];
  let capacity = FIRST_CAPACITY;
  while (different.length > capacity * LOAD) {
    capacity *= 2;
  }
  const bucketOf = (value: number) => hashOf(value) & (capacity - 1);
  return different.sort((a, b) => bucketOf(a) - bucketOf(b));
}
