import {browserEnvironment} from './load/environment';
import type {SearchRequest, SearchResponse} from './messages';
import type {OpenTransport, Transport} from './searchClient';

/** Creates a channel to a service in the page, whose code is loaded. */
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

/** Opens the search service in the page. */
export const openInPage: OpenTransport = (onResponse, onError) => {
  const service = import('./handler').then(({createHandler}) =>
    createHandler(browserEnvironment, onResponse),
  );
  return channelTo(service, onError);
};

/** Opens Pagefind in the page. Its index is in the folder of an index. */
export const openPagefind =
  (indexUrl: string): OpenTransport =>
  (onResponse, onError) => {
    const service = import('./pagefind').then(({pagefindHandler}) =>
      pagefindHandler(indexUrl, onResponse),
    );
    return channelTo(service, onError);
  };

/** Opens the search service in a worker, so that typing does not wait for it, or in the page if workers are forbidden. */
export const openWorker: OpenTransport = (onResponse, onError) => {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker', import.meta.url), {
      name: 'search-local',
    });
  } catch {
    return openInPage(onResponse, onError);
  }
  worker.onmessage = ({data}: MessageEvent<SearchResponse>) => onResponse(data);
  worker.onerror = ({message}) =>
    onError(`The search worker stopped: ${message}`);
  return {
    post: (request) => worker.postMessage(request),
    close() {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
};
