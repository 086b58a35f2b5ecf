type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

/** Longest wait for an idle moment, in ms. */
const IDLE_TIMEOUT_MS = 10_000;

/** Whether a connection may be used ahead of need; one that is not known may. */
export function isGoodConnection(connection: Connection | undefined): boolean {
  return (
    connection?.saveData !== true &&
    !/2g$/.test(connection?.effectiveType ?? '4g')
  );
}

/**
 * Runs a task in an idle moment, on a good connection only; returns what calls
 * it off. Browsers without idle callbacks do without it.
 */
export function whenIdle(task: () => void): () => void {
  const {connection} = navigator as {connection?: Connection};
  if (!isGoodConnection(connection) || !('requestIdleCallback' in window)) {
    return () => undefined;
  }
  const handle = requestIdleCallback(task, {timeout: IDLE_TIMEOUT_MS});
  return () => cancelIdleCallback(handle);
}
