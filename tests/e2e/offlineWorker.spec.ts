import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {ROOT, WORK_DIR} from '../support/sites';
import {expect, test} from './support';

const WORKER = 'offline-worker.js';

/** Script of a worker that caches the landing page and answers with it. */
const SAVING_WORKER = `
const name = 'offline ' + self.registration.scope;
const save = async () => (await caches.open(name)).add(self.registration.scope);
const answer = async (request) => await caches.match(request) ?? fetch(request);
self.addEventListener('install', (event) => event.waitUntil(save()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(answer(event.request)));
`;

/** Number of registered workers, and names of the caches. */
const storageOf = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test('a browser with a saved copy loses it, and shows the published site', async ({
  page,
}) => {
  const buildDir = path.join(WORK_DIR, 'saved-copy');
  const publish = (text: string) =>
    writeFileSync(path.join(buildDir, 'index.html'), `<h1>${text}</h1>`);
  rmSync(buildDir, {recursive: true, force: true});
  mkdirSync(buildDir, {recursive: true});
  writeFileSync(path.join(buildDir, WORKER), SAVING_WORKER);
  publish('Saved');
  const baseUrl = '/help/';
  const host = await startStaticServer({buildDir, baseUrl, port: 0});
  const address = host.origin + baseUrl;
  const heading = page.getByRole('heading', {level: 1});

  await page.goto(address);
  await page.evaluate(async (worker) => {
    await navigator.serviceWorker.register(`${worker}?1700000000000`, {
      scope: './',
      updateViaCache: 'none',
    });
    const {scope} = await navigator.serviceWorker.ready;
    await caches.open(`offline ${scope} 817a3e5e99`); // Cache name of the first versions
    await caches.open('not ours');
  }, WORKER);
  publish('Published');
  await page.reload();
  await expect(heading).toHaveText('Saved');
  expect(await storageOf(page)).toEqual({
    workers: 1,
    caches: [`offline ${address}`, `offline ${address} 817a3e5e99`, 'not ours'],
  });

  copyFileSync(path.join(ROOT, 'build', WORKER), path.join(buildDir, WORKER));
  await page.reload();
  await expect
    .poll(() => storageOf(page))
    .toEqual({workers: 0, caches: ['not ours']});
  await page.reload();
  await expect(heading).toHaveText('Published');
  host.server.close();
});
