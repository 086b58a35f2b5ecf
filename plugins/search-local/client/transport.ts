import {browserEnvironment} from './load/environment';
import type {SearchRequest, WorkerMessage} from './messages';
import type {OpenTransport, Transport} from './searchClient';

/** Milliseconds after which a worker that says nothing counts as gone: some are killed without an event. */
const SILENCE_MS = 2000;

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

/** Search service in the page. */
export const openInPage: OpenTransport = (onResponse, onError) => {
  const service = import('./handler').then(({createHandler}) =>
    createHandler(browserEnvironment, onResponse),
  );
  return channelTo(service, onError);
};

/** Search service in its own worker, so that typing never waits for it; in the page if workers are forbidden. */
export const openWorker: OpenTransport = (onResponse, onError) => {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker', import.meta.url), {
      name: 'search-local',
    });
  } catch {
    return openInPage(onResponse, onError);
  }
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** Requests of which the worker has not said that it heard them. */
  let unheard = 0;
  const listen = () => {
    clearTimeout(silence);
    if (unheard > 0) {
      silence = setTimeout(
        () => onError('The search worker does not answer.'),
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
  worker.onerror = ({message}) =>
    onError(`The search worker stopped: ${message}`);
  return {
    post(request) {
      unheard += 1;
      if (unheard === 1) {
        listen();
      }
      worker.postMessage(request);
    },
    close() {
      clearTimeout(silence);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
};
