import type {CDPSession} from 'playwright-core';

/** Memory of JavaScript in bytes, after garbage collection. */
export type HeapSizes = {readonly page: number; readonly workers: number};

type Usage = {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
};

const total = ({
  usedSize,
  embedderHeapUsedSize = 0,
  backingStorageSize = 0,
}: Usage) => usedSize + embedderHeapUsedSize + backingStorageSize;

/** Asks a worker, through the session of its page, and waits for the answer. */
function askWorker(
  session: CDPSession,
  sessionId: string,
  method: string,
  id: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = (event: {sessionId: string; message: string}) => {
      const answer = JSON.parse(event.message) as {
        id?: number;
        result?: unknown;
      };
      if (event.sessionId === sessionId && answer.id === id) {
        session.off('Target.receivedMessageFromTarget', listen);
        resolve(answer.result);
      }
    };
    session.on('Target.receivedMessageFromTarget', listen);
    void session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({id, method}),
    });
  });
}

/** Keeps the ids of the sessions of the page's workers, from now on. */
export async function watchWorkers(session: CDPSession): Promise<string[]> {
  const ids: string[] = [];
  session.on('Target.attachedToTarget', ({sessionId, targetInfo}) => {
    if (targetInfo.type === 'worker') {
      ids.push(sessionId);
    }
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return ids;
}

/** What the page and its workers hold in memory, garbage left out. */
export async function heapSizes(
  session: CDPSession,
  workers: readonly string[],
): Promise<HeapSizes> {
  await session.send('HeapProfiler.collectGarbage');
  const page = total(await session.send('Runtime.getHeapUsage'));
  let inWorkers = 0;
  for (const worker of workers) {
    await askWorker(session, worker, 'HeapProfiler.collectGarbage', 1);
    const usage = await askWorker(session, worker, 'Runtime.getHeapUsage', 2);
    inWorkers += total(usage as Usage);
  }
  return {page, workers: inWorkers};
}
