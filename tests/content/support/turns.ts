import {setImmediate} from 'node:timers/promises';

/**
 * Maps items one after the other and lets the event loop turn after each one.
 * Vitest stops a worker that does not answer for a minute, and on a busy machine
 * a computation over all pages takes longer than that.
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    await setImmediate();
  }
  return results;
}
