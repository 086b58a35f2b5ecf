const FIRST_CAPACITY = 16;
const LOAD = 0.75;

/**
 * Hash code of a double in Java: the XOR of its two 32-bit halves, spread to
 * the lower bits.
 */
function hashOf(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const hash = view.getInt32(0) ^ view.getInt32(4);
  return hash ^ (hash >>> 16);
}

/**
 * Distinct numbers in the iteration order of a Java hash set: by bucket, and
 * within a bucket by first occurrence.
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
