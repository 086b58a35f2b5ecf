import {createHandler} from './handler';
import {browserEnvironment} from './load/environment';
import type {SearchRequest, WorkerMessage} from './messages';

declare const self: DedicatedWorkerGlobalScope;

const handle = createHandler(browserEnvironment, (response) =>
  self.postMessage(response),
);

self.addEventListener('message', (event: MessageEvent<SearchRequest>) => {
  self.postMessage({kind: 'heard'} satisfies WorkerMessage);
  void handle(event.data);
});
