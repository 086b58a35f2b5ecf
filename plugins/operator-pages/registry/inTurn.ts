/** Runs a task when those before it have ended, whatever their end. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * A queue of tasks. The dev server starts to read the operators again while it
 * still does so for an earlier change: the older reading must not be the last
 * one that is written.
 */
export function createQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run;
    return run;
  };
}
