import {PrecacheController} from 'workbox-precaching';
import type {PrecacheEntry} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {NetworkOnly} from 'workbox-strategies';
import {copyName, NOT_FOUND_FILE, OFFER_FILE} from '../shared/copy';
import {addressForms} from './addresses';
import {saveFiles} from './save';

declare const self: ServiceWorkerGlobalScope;

/** The files to save; the build sets it. */
declare const MANIFEST: PrecacheEntry[];

/** Seconds after which the copy answers instead of a slow network. */
const PATIENCE = 3;

const {scope} = self.registration;
const cacheName = copyName(scope);
const notFoundUrl = scope + NOT_FOUND_FILE;

const files = new PrecacheController({
  cacheName,
  plugins: [
    {
      // Some hosts send the page for unknown addresses with status 404 only.
      cacheWillUpdate: ({request, response}) =>
        Promise.resolve(
          response.ok || request.url === notFoundUrl ? response : null,
        ),
    },
  ],
});
files.addToCacheList(MANIFEST);

const download = new AbortController();
const channel = new BroadcastChannel(cacheName);

/** The saved form of an address. */
const savedForm = (url: URL) =>
  addressForms(url).find((form) => files.getCacheKeyForURL(form));

async function install(event: ExtendableEvent) {
  const hasCopy = await self.caches.match(scope + OFFER_FILE, {
    cacheName,
    ignoreSearch: true,
  });
  try {
    await saveFiles(
      files.getURLsToCacheKeys(),
      (request, cacheKey) =>
        Promise.all(
          files.strategy.handleAll({event, request, params: {cacheKey}}),
        ),
      download,
      (message) => channel.postMessage(message),
    );
  } catch (error) {
    if (!hasCopy) {
      await self.caches.delete(cacheName);
    }
    throw error;
  }
  // A newer copy replaces an older one when no page uses that any more.
  if (!hasCopy) {
    await self.skipWaiting();
  }
}

/** Deletes the copies of earlier versions of this plugin, which had a cache for each deployment. */
async function deleteOldCopies() {
  const names = await self.caches.keys();
  const old = names.filter((name) => name.startsWith(`${cacheName} `));
  await Promise.all(old.map((name) => self.caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => {
  event.waitUntil(files.activate(event));
  event.waitUntil(deleteOldCopies());
  event.waitUntil(self.clients.claim());
});
// The only message is that a reader removes the copy.
self.addEventListener('message', () => download.abort());

// The name of a file without a revision changes with its content.
registerRoute(
  ({url}) => files.getCacheKeyForURL(url.href) === url.href,
  files.strategy,
);

registerRoute(
  ({url}) => savedForm(url),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        fetchDidSucceed: ({response}) =>
          response.status < 500
            ? Promise.resolve(response)
            : Promise.reject(new Error(`Status ${response.status}`)),
        handlerDidError: ({request}) =>
          files.matchPrecache(savedForm(new URL(request.url))!),
      },
    ],
  }),
);

registerRoute(
  ({request}) => request.mode === 'navigate',
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: async () => {
          const page = await files.matchPrecache(notFoundUrl);
          return (
            page &&
            new Response(page.body, {status: 404, headers: page.headers})
          );
        },
      },
    ],
  }),
);
