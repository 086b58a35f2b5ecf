import type {SearchResponse} from './messages';
import type {OpenTransport, Transport} from './searchClient';

/** Set once a worker has failed: from then on the service runs in the page. */
let isWorkerBroken = false;

/** Search service in a worker of its own, so that typing never waits for it. */
const openWorker: OpenTransport = (onResponse, onError) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    name: 'search-local',
  });
  worker.addEventListener('message', (event: MessageEvent<SearchResponse>) =>
    onResponse(event.data),
  );
  worker.addEventListener('error', (event) => {
    isWorkerBroken = true;
    onError(`The search worker stopped: ${event.message}`);
  });
  return {
    post: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
};

/** The same service in the page, for browsers or policies that forbid workers. */
const openInPage: OpenTransport = (onResponse, onError): Transport => {
  const handler = import('./handler').then(({createHandler}) =>
    createHandler(
      {
        fetch: window.fetch.bind(window),
        now: () => performance.now(),
        warn: (message) => console.warn(message),
        pause: (milliseconds) =>
          new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
      onResponse,
    ),
  );
  return {
    post: (request) => {
      // To answer what nobody has asked yet would hold up the keys.
      const asked = {...request, prefetch: false};
      handler
        .then((handle) => handle(asked))
        .catch((error: Error) => onError(error.message));
    },
    close: () => undefined,
  };
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
