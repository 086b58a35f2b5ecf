import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {heavyLoads, PAGE_KINDS, pageKind} from '../built/checks/pageScripts';
import type {PageLoad, SharedScript} from '../built/checks/pageScripts';
import {fileOfRoute, htmlFiles, routeOfFile} from '../built/support/builtSite';
import {operatorScripts} from '../built/support/sharedScripts';
import {ROOT} from '../support/sites';
import {followRequests} from './requests';
import {expect, open, test} from './support';

const BUILD = path.join(ROOT, 'build');

/**
 * Number of pages of each kind to open. The largest files are opened, because
 * they have the most script.
 */
const OPENED = process.env.ALL_PAGES ? 3 : 1;

const pages = htmlFiles(BUILD)
  .filter((file) => file !== '404.html')
  .map((file) => ({
    route: routeOfFile(file),
    kind: pageKind(routeOfFile(file)),
    bytes: statSync(path.join(BUILD, file)).size,
  }))
  .sort((one, other) => other.bytes - one.bytes);

let scripts: SharedScript[] = [];

test.beforeAll(() => {
  scripts = operatorScripts(BUILD).sort((a, b) => b.bytes - a.bytes);
});

const site = () => ({
  pages: pages.length,
  operators: scripts.flatMap((script) => script.pages).length,
});

const sizes = new Map<string, number>();

/** Compressed size of a script by its URL, in bytes. */
function sizeOf(url: string): number {
  const {pathname} = new URL(url);
  const size =
    sizes.get(pathname) ??
    gzipSync(readFileSync(fileOfRoute(BUILD, pathname))).length;
  sizes.set(pathname, size);
  return size;
}

/**
 * Opens a page, starts it, and adds up the scripts that it runs. Prefetched
 * scripts do not run.
 */
async function load(
  page: Page,
  help: string,
  route: string,
): Promise<PageLoad> {
  const urls = new Set<string>();
  const note = (request: Request) => {
    if (request.resourceType() === 'script') {
      urls.add(request.url());
    }
  };
  page.on('request', note);
  const settled = followRequests(page);
  await open(page, new URL(route, help).href);
  await settled();
  page.off('request', note);
  const bytes = [...urls].reduce((sum, url) => sum + sizeOf(url), 0);
  return {route, kind: pageKind(route), bytes};
}

for (const kind of PAGE_KINDS) {
  test(`the scripts of a page stay small: ${kind}`, async ({page, help}) => {
    const routes =
      kind === 'operator'
        ? scripts.map((script) => script.pages[0] ?? '')
        : pages.filter((one) => one.kind === kind).map(({route}) => route);
    const loads: PageLoad[] = [];
    for (const route of routes.slice(0, OPENED)) {
      loads.push(await load(page, help, route));
    }
    test.info().annotations.push({
      type: 'bytes',
      description: loads.map(({bytes}) => bytes).join(', '),
    });
    expect(loads.length).toBeGreaterThan(0);
    expect(heavyLoads(loads, site())).toEqual([]);
  });
}

test('a page that loads the scripts of many operators is found', async ({
  page,
  help,
}) => {
  const added = scripts
    .map(({file}) => `<script src="/help/assets/js/${file}" defer></script>`)
    .join('');
  await page.route(`${help}/docs/intro`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `${added}</head>`);
    await route.fulfill({response, body});
  });
  const loaded = await load(page, help, '/help/docs/intro');
  expect(heavyLoads([loaded], site())).toEqual([
    expect.stringMatching(/^\/help\/docs\/intro: \d+ bytes of scripts, not /),
  ]);
});
