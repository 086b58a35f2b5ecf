import {parentPort, Worker} from 'node:worker_threads';
import {computeHere, RUN_MS} from '../tools/compute';
import type {ComputeWorkflow} from '../tools/compute';
import {ToolError} from '../tools/toolError';

/** Milliseconds after which a run is ended from outside. */
const END_MS = 2 * RUN_MS;

/** Megabytes that a run may use. */
const MEMORY_MB = 256;

type Run = Awaited<ReturnType<ComputeWorkflow>>;

/**
 * Runs workflows in another thread, one after the other. A run that takes too
 * long or needs too much memory ends with its thread.
 * @param file Script of the thread, which calls `answerRuns`.
 */
export function computeInThread(file: string): ComputeWorkflow {
  let idle: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const run = (...given: Parameters<ComputeWorkflow>) =>
    new Promise<Run>((resolve, reject) => {
      const thread =
        idle ??
        new Worker(file, {
          resourceLimits: {maxOldGenerationSizeMb: MEMORY_MB},
          // Runs do not see the settings of this process.
          env: {},
        });
      idle = undefined;
      thread.unref();
      const fail = () => {
        clearTimeout(timer);
        void thread.terminate();
        reject(
          new ToolError(
            'The run took too long or needed too much memory. Use fewer rows.',
          ),
        );
      };
      const timer = setTimeout(fail, END_MS);
      thread.removeAllListeners();
      thread.on('error', fail);
      thread.on('message', (result: Run) => {
        clearTimeout(timer);
        idle = thread;
        resolve(result);
      });
      thread.postMessage(given);
    });

  return (...given) => {
    const next = () => run(...given);
    const result = last.then(next, next);
    last = result;
    return result;
  };
}

/** Runs the workflows that another thread sends to this one. */
export function answerRuns(): void {
  parentPort!.on('message', (given: Parameters<ComputeWorkflow>) => {
    void computeHere(...given).then((run) => parentPort!.postMessage(run));
  });
}
