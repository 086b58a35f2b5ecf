/**
 * Resolves in a task of its own, so that a key or a click need not wait for all
 * of a long piece of work.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
