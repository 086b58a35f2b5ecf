// Readers could once save this site with a service worker at this address. Their
// browsers find this one instead: it removes the saved copies and then itself.
const copy = `offline ${self.registration.scope}`;
const isCopy = (name) => name === copy || name.startsWith(`${copy} `);

async function removeCopies() {
  const names = await caches.keys();
  await Promise.all(names.filter(isCopy).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeCopies()));
