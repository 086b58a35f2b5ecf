import {createHandler} from './handler';
import type {SearchRequest} from './messages';

declare const self: DedicatedWorkerGlobalScope;

const handle = createHandler({
  fetch: self.fetch.bind(self),
  now: () => self.performance.now(),
  warn: (message) => console.warn(message),
});

self.addEventListener('message', async (event: MessageEvent<SearchRequest>) => {
  const response = await handle(event.data);
  if (response) {
    self.postMessage(response);
  }
});
