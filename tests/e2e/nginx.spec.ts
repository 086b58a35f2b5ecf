import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {nginx, startNginx} from '../support/nginx';
import type {NginxServer} from '../support/nginx';
import {ROOT} from '../support/sites';
import {expect, open, search, searchResults, test} from './support';

const BUILD = path.join(ROOT, 'build');
const firstOf = (folder: string, end: string) =>
  readdirSync(path.join(BUILD, folder)).find((name) => name.endsWith(end))!;
const SCRIPT = `/help/assets/js/${firstOf('assets/js', '.js')}`;
const TEXTS = `/help/assets/${readdirSync(path.join(BUILD, 'assets')).find((name) => name.startsWith('search-texts-'))}/0.json`;

test.skip(!nginx, 'There is no nginx on this machine.');

let server: NginxServer;
test.beforeAll(async () => {
  server = await startNginx(BUILD, '/help/');
});
test.afterAll(() => server.end());

/** Answer to a request that follows no redirect. */
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + address, {redirect: 'manual', headers});

for (const address of [
  '/help/',
  '/help/docs/intro',
  '/help/docs/projects/',
  '/help/blog',
  '/help/search',
]) {
  test(`${address} is a page, sent at once`, async () => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toMatch(/^<!doctype html>/i);
  });
}

for (const [from, to, status] of [
  ['/', '/help/', 302],
  ['/help', '/help/', 301],
  ['/help?q=1', '/help/?q=1', 301],
  ['/help/docs/intro/', '/help/docs/intro', 301],
  ['/help/docs/intro/?q=a%20b', '/help/docs/intro?q=a%20b', 301],
  ['/help/docs/intro.html', '/help/docs/intro', 301],
  ['/help/docs/intro/index.html?a=1', '/help/docs/intro?a=1', 301],
  ['/help/index.html', '/help/', 301],
  ['/help/docs/projects', '/help/docs/projects/', 301],
  ['/help/docs/projects?q=1', '/help/docs/projects/?q=1', 301],
] as const) {
  test(`${from} leads to ${to}`, async () => {
    const answer = await get(from);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(to);
  });
}

for (const address of [
  '/help/docs/nowhere',
  '/help/docs/operators/nowhere/',
  '/help/docs/a%0d%0aX-Header:%20b/',
  '/help/assets/js/nowhere.js',
  '/help/_headers',
  '/help/_nginx.conf',
  '/help/404.html',
]) {
  test(`${address} is told not to be there`, async () => {
    const answer = await fetch(server.origin + address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/^<!doctype html>/i);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBeTruthy();
  });
}

for (const address of [SCRIPT, TEXTS]) {
  test(`${address.replace(/[\da-f]{8,}/, 'hash')} is kept for good`, async () => {
    const answer = await get(address);
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });
}

for (const [address, type] of [
  [SCRIPT, 'text/javascript; charset=utf-8'],
  ['/help/search-index-en.json', 'application/json; charset=utf-8'],
  ['/help/docs/intro.md', 'text/markdown; charset=utf-8'],
  ['/help/llms.txt', 'text/plain; charset=utf-8'],
  ['/help/img/logo.svg', 'image/svg+xml'],
  [`/help/assets/fonts/${firstOf('assets/fonts', '.woff2')}`, 'font/woff2'],
] as const) {
  test(`${address.replace(/.*\./, '*.')} has its type, and is not guessed`, async () => {
    const {headers} = await get(address);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    );
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    );
  });
}

for (const [address, accept, type] of [
  ['/help/docs/intro', 'text/markdown', 'text/markdown; charset=utf-8'],
  [
    '/help/docs/projects/',
    'text/markdown, */*',
    'text/markdown; charset=utf-8',
  ],
  ['/help/', 'text/markdown, text/html', 'text/markdown; charset=utf-8'],
  ['/help/search', 'text/markdown', 'text/html; charset=utf-8'],
  ['/help/docs/intro', 'text/html, text/markdown', 'text/html; charset=utf-8'],
  ['/help/docs/intro', '*/*', 'text/html; charset=utf-8'],
] as const) {
  test(`${address} is sent to who accepts ${accept} as ${type}`, async () => {
    const {status, headers} = await get(address, {accept});
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('vary')).toContain('Accept');
  });
}

test('texts are compressed, for clients that read it', async () => {
  for (const address of [
    '/help/docs/intro',
    SCRIPT,
    '/help/search-index-en.json',
  ]) {
    const packed = await get(address, {'accept-encoding': 'gzip'});
    expect(packed.headers.get('content-encoding'), address).toBe('gzip');
    expect(packed.headers.get('vary'), address).toContain('Accept-Encoding');
    const plain = await get(address, {'accept-encoding': 'identity'});
    expect(plain.headers.get('content-encoding'), address).toBeNull();
    expect(await packed.text(), address).toBe(await plain.text());
  }
});

test('texts are sent as the build has compressed them', async () => {
  for (const address of [
    '/help/docs/intro',
    SCRIPT,
    '/help/search-index-en.json',
  ]) {
    const {headers} = await get(address, {'accept-encoding': 'gzip'});
    const below = address.slice('/help/'.length);
    const file = /\.\w+$/.test(below) ? below : `${below}/index.html`;
    // What nginx compresses itself has no length.
    expect(Number(headers.get('content-length')), address).toBe(
      statSync(path.join(BUILD, `${file}.gz`)).size,
    );
  }
});

test('a page and an index that have not changed are not sent again', async () => {
  for (const address of ['/help/docs/intro', '/help/search-index-en.json']) {
    const first = await get(address);
    const tag = first.headers.get('etag')!;
    const again = await get(address, {'if-none-match': tag});
    expect(again.status, address).toBe(304);
  }
});

test('the search and the pages work', async ({page}) => {
  await open(page, `${server.origin}/help/`);
  await search(page, 'autoscaling');
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/\/help\/docs\/deploy\/autoscaling/);
  await expect(page.locator('h1')).toContainText('Autoscaling');
});
