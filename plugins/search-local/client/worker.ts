import {createHandler} from './handler';
import type {SearchRequest, WorkerMessage} from './messages';

declare const self: DedicatedWorkerGlobalScope;

const handle = createHandler(
  {
    fetch: self.fetch.bind(self),
    now: () => self.performance.now(),
    warn: (message) => console.warn(message),
    pause: (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
  },
  (response) => self.postMessage(response),
);

self.addEventListener('message', (event: MessageEvent<SearchRequest>) => {
  self.postMessage({kind: 'heard'} satisfies WorkerMessage);
  void handle(event.data);
});
