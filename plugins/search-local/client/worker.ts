import {createHandler} from './handler';
import {browserEnvironment} from './load/environment';
import type {SearchRequest, WorkerMessage} from './messages';

declare const self: DedicatedWorkerGlobalScope;

const handle = createHandler(browserEnvironment, (response) =>
  self.postMessage(response),
);

self.addEventListener('message', (event: MessageEvent<SearchRequest>) => {
  void handle(event.data);
  // After an answer that comes at once, because the page is waiting to draw it.
  setTimeout(() => self.postMessage({kind: 'heard'} satisfies WorkerMessage));
});
