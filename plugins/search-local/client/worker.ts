import {createHandler} from './handler';
import {browserEnvironment} from './load/environment';
import type {SearchRequest} from './messages';

declare const self: DedicatedWorkerGlobalScope;

const handle = createHandler(browserEnvironment, (response) =>
  self.postMessage(response),
);

self.addEventListener('message', (event: MessageEvent<SearchRequest>) => {
  void handle(event.data);
});
