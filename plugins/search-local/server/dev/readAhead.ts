import {setTimeout} from 'node:timers/promises';
import {logger} from '@docusaurus/logger';

/** The part of a compiler of webpack or Rspack that this file uses. */
export type Compiler = {
  readonly hooks: Readonly<
    Record<
      'watchRun' | 'done',
      {readonly tap: (name: string, run: () => void) => void}
    >
  >;
};

const NAME = 'search-local';

/** Pause between two pages, in milliseconds: the time for requests and for changes of files. */
const PAUSE_MS = 5;

/**
 * Runs tasks after the first compilation, one at a time, and only while the
 * compiler is idle, so that they do not delay the page that a browser opens.
 * @param tasks - Called when the first task can start.
 */
export function runWhenIdle(
  {hooks}: Compiler,
  tasks: () => Iterable<() => Promise<unknown>>,
): void {
  let isIdle = false;
  let hasStarted = false;
  const run = async () => {
    for (const task of tasks()) {
      do {
        await setTimeout(PAUSE_MS);
      } while (!isIdle);
      await task();
    }
  };
  hooks.watchRun.tap(NAME, () => {
    isIdle = false;
  });
  hooks.done.tap(NAME, () => {
    isIdle = true;
    if (!hasStarted) {
      hasStarted = true;
      run().catch((error: unknown) => {
        logger.warn`search-local: the pages are read with the first search, because reading them ahead failed: ${(error as Error).message}`;
      });
    }
  });
}
