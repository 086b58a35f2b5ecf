import {BUNDLE_PREFIX, OFFER_FILE, WORKER_FILE} from '../shared/files';
import type {OfflineRequest, OfflineStatus} from '../shared/messages';
import {answer} from './answer';
import {Keeper} from './keeper';
import {SavedCopies} from './savedCopies';

declare const self: ServiceWorkerGlobalScope;

const base = self.registration.scope;
const copies = new SavedCopies(self.caches, base);
const keeper = new Keeper(copies, self.fetch.bind(self));

const environment = {
  fetch: (request: Request) => self.fetch(request),
  saved: (request: Request) =>
    copies
      .answer(request.url, request.mode === 'navigate')
      // Storage that fails is no reason not to wait for the network.
      .catch(() => undefined),
  pause: (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};

/** Whether a request is for a file of the site that can be saved. */
function isForSite({method, url, headers}: Request): boolean {
  const path = url.slice(base.length);
  return (
    method === 'GET' &&
    url.startsWith(base) &&
    !headers.has('range') &&
    !path.startsWith(BUNDLE_PREFIX) &&
    ![OFFER_FILE, WORKER_FILE].includes(path)
  );
}

async function respond(
  {kind}: OfflineRequest,
  event: ExtendableMessageEvent,
): Promise<OfflineStatus> {
  if (kind === 'save') {
    event.waitUntil(keeper.save());
  } else if (kind === 'remove') {
    await keeper.remove();
    await self.registration.unregister();
  }
  return keeper.status();
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) =>
  event.waitUntil(self.clients.claim()),
);

self.addEventListener('message', (event) => {
  const reply = respond(event.data as OfflineRequest, event).then((status) =>
    event.ports[0]?.postMessage(status),
  );
  event.waitUntil(reply);
});

self.addEventListener('fetch', (event) => {
  const {request} = event;
  if (isForSite(request)) {
    event.respondWith(
      answer(request, request.url.slice(base.length), environment),
    );
    if (request.mode === 'navigate') {
      // Without a network there is nothing to ask, and nothing to say of it.
      event.waitUntil(keeper.update(Date.now()).catch(() => undefined));
    }
  }
});
