import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_OPTIONS} from '../../plugins/offline/options';
import {writeCopy} from '../../plugins/offline/server/writeCopy';
import type {Offer} from '../../plugins/offline/shared/copy';
import {ROOT} from '../support/sites';
import {
  group,
  hostOf,
  hostOfCopy,
  keptBy,
  NOTHING,
  press,
  save,
  stopHosts,
} from './offlineHosts';
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

test.afterEach(stopHosts);

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
  test.slow(); // Two thousand files are downloaded.
  const {address, stop} = await hostOf(path.join(ROOT, 'build'), '/help/');
  await open(page, `${address}/docs/intro`);
  await press(page, 'Save for offline');
  const {pages, bytes} = JSON.parse(
    readFileSync(path.join(ROOT, 'build', 'offline.json'), 'utf8'),
  ) as Offer;
  await expect(group(page)).toContainText(
    `${pages} pages to read offline: ${(bytes / 1e6).toPrecision(2)} MB to download`,
  );
  await expectNoAxeViolations(page);
  expect(await keptBy(page)).toEqual(NOTHING);
  await press(page, 'Save');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(group(page)).toContainText(`Saved for offline: ${pages} pages`, {
    timeout: 240_000,
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

test('the live site comes first, and the copy follows it once no page uses the old one', async ({
  page,
}) => {
  const {address, folder, stop} = await hostOfCopy('changed');
  const file = path.join(folder, 'docs', 'other', 'index.html');
  const newer = page.locator('body[data-edition="2"]');
  await open(page, `${address}/docs/start`);
  await save(page);
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace('<body', '<body data-edition="2"'));
  await writeCopy(folder, '/base/', [...DEFAULT_OPTIONS.exclude, 'de/**']);
  // A host that needs more than 3 s is not waited for.
  await expect(async () => {
    await page.goto(`${address}/docs/other`);
    await expect(newer).toBeVisible({timeout: 1000});
  }).toPass();
  // The open page keeps the files that it may still need.
  const savedEditions = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name!);
      const url = new URL('/base/docs/other', location.href).href;
      return (await cache.matchAll(url, {ignoreSearch: true})).length;
    });
  await expect.poll(savedEditions, {timeout: 20_000}).toBe(2);
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistration())?.waiting?.state,
      ),
    )
    .toBe('installed');
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await later.goto(`${address}/docs/start`);
  stop();
  await later.goto(`${address}/docs/other`);
  await expect(later.locator('body[data-edition="2"]')).toBeVisible();
  expect(await keptBy(later)).toEqual({workers: 1, caches: 1});
});

test('a reader removes the copy, and what is left is the live site', async ({
  page,
}) => {
  const {address, stop} = await hostOfCopy('removed');
  await open(page, `${address}/docs/start`);
  // What an earlier version of the plugin has saved.
  await page.evaluate(
    (old) => caches.open(old),
    `offline ${address}/ 817a3e5e99`,
  );
  await save(page);
  await expect.poll(() => keptBy(page)).toEqual({workers: 1, caches: 1});
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
