import {browserEnvironment} from './load/environment';
import type {SearchRequest, WorkerMessage} from './messages';
import type {OpenTransport, Transport} from './searchClient';

/** Set once a worker has failed: from then on the service runs in the page, unless that fails, too. */
let isWorkerBroken = false;

/** Milliseconds after which a worker that says nothing counts as gone: some are killed without an event. */
const SILENCE_MS = 2000;

/** Search service in a worker of its own, so that typing never waits for it. */
const openWorker: OpenTransport = (onResponse, onError) => {
  const worker = new Worker(new URL('./worker', import.meta.url), {
    name: 'search-local',
  });
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** Requests of which the worker has not said that it heard them. */
  let unheard = 0;
  const close = () => {
    clearTimeout(silence);
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
  };
  const fail = (reason: string) => {
    isWorkerBroken = true;
    close();
    onError(reason);
  };
  const listen = () => {
    clearTimeout(silence);
    if (unheard > 0) {
      silence = setTimeout(
        () => fail('The search worker does not answer.'),
        SILENCE_MS,
      );
    }
  };
  worker.onmessage = ({data}: MessageEvent<WorkerMessage>) => {
    unheard -= data.kind === 'heard' ? 1 : 0;
    listen();
    if (data.kind !== 'heard') {
      onResponse(data);
    }
  };
  worker.onerror = ({message}) => fail(`The search worker stopped: ${message}`);
  return {
    post(request) {
      unheard += 1;
      if (unheard === 1) {
        listen();
      }
      worker.postMessage(request);
    },
    close,
  };
};

/** A channel to a service that runs in the page, once its code is there. */
export function channelTo(
  service: Promise<(request: SearchRequest) => Promise<void>>,
  onError: (reason: string) => void,
): Transport {
  let isClosed = false;
  return {
    post: (request) => {
      service
        .then((handle) => handle(request))
        .catch((error: Error) => {
          if (!isClosed) {
            onError(error.message);
          }
        });
    },
    close() {
      isClosed = true;
    },
  };
}

/** The same service in the page, for browsers or policies that forbid workers. */
const openInPage: OpenTransport = (onResponse, onError) => {
  const service = import('./handler').then(({createHandler}) =>
    createHandler(browserEnvironment, onResponse),
  );
  return channelTo(service, (reason) => {
    // Neither can be had, so it is no fault of workers.
    isWorkerBroken = false;
    onError(reason);
  });
};

/** Opens the search service where the browser lets it run. */
export const openTransport: OpenTransport = (onResponse, onError) => {
  if (!isWorkerBroken) {
    try {
      return openWorker(onResponse, onError);
    } catch {
      isWorkerBroken = true;
    }
  }
  return openInPage(onResponse, onError);
};
