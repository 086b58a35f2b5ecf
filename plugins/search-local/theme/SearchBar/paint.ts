/** Longest wait for a paint in ms: a page in the background is not painted at all. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Calls back in a task of its own, once what stands in the page now is
 * painted; returns what calls it off.
 */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, LONGEST_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** Resolves once what stands in the page now is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
  });
}
