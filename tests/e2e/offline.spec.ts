import {
  cpSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {DEFAULT_OPTIONS} from '../../plugins/offline/options';
import {writeBundle} from '../../plugins/offline/server/writeBundle';
import type {Offer} from '../../plugins/offline/shared/offer';
import {FIXTURE_SITE, ROOT, WORK_DIR} from '../support/sites';
import {
  expect,
  expectNoAxeViolations,
  open,
  openSearch,
  search,
  searchResults,
  started,
  test,
} from './support';

type Host = {
  readonly address: string;
  /** From then on there is no network for the pages of this host. */
  readonly stop: () => void;
};

const hosts: Host[] = [];

test.afterEach(() => hosts.splice(0).forEach(({stop}) => stop()));

/** Serves a folder until the test ends, or stops it. */
async function hostOf(buildDir: string, baseUrl: string): Promise<Host> {
  const {server, origin} = await startStaticServer({
    buildDir,
    baseUrl,
    port: 0,
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const host = {address: origin + baseUrl.slice(0, -1), stop};
  hosts.push(host);
  return host;
}

/** Serves a copy of the fixture site, which a test may change. */
async function hostOfCopy(name: string): Promise<Host & {folder: string}> {
  const folder = path.join(WORK_DIR, `offline-${name}`);
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(FIXTURE_SITE, 'build'), folder, {recursive: true});
  return {...(await hostOf(folder, '/base/')), folder};
}

const group = (page: Page) =>
  page.getByRole('group', {name: 'Copy for offline reading'});

const press = (page: Page, name: string) =>
  group(page).getByRole('button', {name, exact: true}).click();

/** Saves the site that a started page is of. */
async function save(page: Page): Promise<void> {
  await press(page, 'Save for offline');
  await press(page, 'Save');
  await expect(group(page)).toContainText('Saved for offline: ', {
    timeout: 40_000,
  });
}

/** What the browser keeps of the site: registered workers, and names of caches. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

const NOTHING = {workers: 0, caches: 0};

test('who does not ask has nothing saved, and nothing is asked of the site', async ({
  page,
  help,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, `${help}/docs/intro`);
  await expect(group(page).getByRole('button')).toHaveText('Save for offline');
  expect(await keptBy(page)).toEqual(NOTHING);
  expect(requests.filter((url) => url.includes('/offline'))).toEqual([]);
});

test('a reader sees the size, saves the site, and reads and searches it without a network', async ({
  page,
}) => {
  const {address, stop} = await hostOf(path.join(ROOT, 'build'), '/help/');
  await open(page, `${address}/docs/intro`);
  await press(page, 'Save for offline');
  const {pages, bytes} = JSON.parse(
    readFileSync(path.join(ROOT, 'build', 'offline.json'), 'utf8'),
  ) as Offer;
  await expect(group(page)).toContainText(
    `${pages} pages to read without a network: ${(bytes / 1e6).toFixed(1)} MB to download`,
  );
  await expectNoAxeViolations(page);
  expect(await keptBy(page)).toEqual(NOTHING);
  await press(page, 'Save');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(group(page)).toContainText(`Saved for offline: ${pages} pages`, {
    timeout: 40_000,
  });

  stop();
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // What is fetched ahead ends with the page that asks for it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      failed.push(request.url());
    }
  });
  for (const [route, title] of [
    ['/', 'Altair AI Cloud'],
    ['/docs/projects/', 'Projects'],
    ['/blog', 'News'],
    ['/docs/operators/scoring/apply_model', 'Apply Model'],
  ] as const) {
    await open(page, address + route);
    await expect(page.locator('h1').first()).toContainText(title);
  }
  await openSearch(page);
  await search(page, 'cross validation');
  const first = searchResults(page).first();
  await expect(first).toContainText('Cross Validation');
  await expect(first.locator('mark').first()).toBeVisible();
  await first.click();
  await expect(page.locator('h1')).toHaveText('Cross Validation');
  const unknown = await page.goto(`${address}/docs/unknown`);
  expect(unknown?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
  expect(failed).toEqual([]);
});

test('the live site comes first, and the copy follows it', async ({page}) => {
  const {address, folder, stop} = await hostOfCopy('changed');
  const file = path.join(folder, 'docs', 'other', 'index.html');
  const newer = page.locator('body[data-edition="2"]');
  await open(page, `${address}/docs/start`);
  await save(page);
  const versionOf = () =>
    page.evaluate(async () => (await caches.keys()).join());
  const old = await versionOf();
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace('<body', '<body data-edition="2"'));
  await writeBundle(folder, {
    ...DEFAULT_OPTIONS,
    exclude: [...DEFAULT_OPTIONS.exclude, 'de/**'],
  });
  await page.goto(`${address}/docs/other`);
  await expect(newer).toBeVisible();
  await expect.poll(versionOf).not.toBe(old);
  await expect.poll(versionOf).not.toContain(',');
  stop();
  await page.goto(`${address}/docs/other`);
  await expect(newer).toBeVisible();
});

test('a reader removes the copy, and what is left is the live site', async ({
  page,
}) => {
  const {address, stop} = await hostOfCopy('removed');
  await open(page, `${address}/docs/start`);
  await save(page);
  await page.reload();
  await started(page);
  await press(page, 'Remove');
  await expect(group(page).getByRole('button')).toHaveText('Save for offline');
  expect(await keptBy(page)).toEqual(NOTHING);
  await save(page);
  await press(page, 'Remove');
  await expect(group(page).getByRole('button')).toHaveText('Save for offline');
  stop();
  await expect(page.goto(`${address}/docs/start`)).rejects.toThrow();
});

test('a download that fails says why, and leaves nothing behind', async ({
  page,
}) => {
  const {address, folder} = await hostOfCopy('damaged');
  const {bundle, bytes} = JSON.parse(
    readFileSync(path.join(folder, 'offline.json'), 'utf8'),
  ) as Offer;
  const file = path.join(folder, bundle);
  const whole = readFileSync(file);
  await open(page, `${address}/docs/start`);
  await press(page, 'Save for offline');
  truncateSync(file, bytes - 100);
  await press(page, 'Save');
  await expect(group(page)).toContainText('The download arrived damaged');
  expect(await keptBy(page)).toMatchObject({caches: 0});
  writeFileSync(file, whole);
  await press(page, 'Try again');
  await press(page, 'Save');
  await expect(group(page)).toContainText('Saved for offline');
});

test('without a network, nothing can be saved, and the page says so', async ({
  page,
}) => {
  const {address, stop} = await hostOfCopy('stopped');
  await open(page, `${address}/docs/start`);
  stop();
  await press(page, 'Save for offline');
  await expect(group(page)).toContainText('The site cannot be downloaded now');
  await expect(group(page).getByRole('button')).toHaveText('Save for offline');
});
