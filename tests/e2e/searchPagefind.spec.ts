import {readFileSync} from 'node:fs';
import path from 'node:path';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {copyFixture, FIXTURE_SITE, runDocusaurus} from '../support/sites';
import {
  expect,
  open,
  search,
  searchInput,
  searchPanel,
  searchResults,
  test,
} from './support';

const DOCS = 'versioned_docs/version-1.0';

/** Number of pages about beavers, more than the results page shows at first. */
const BEAVERS = 30;

/** Configuration of a site that is searched with Pagefind. */
const CONFIG = `
import base from './base.config';

export default {
  ...base,
  i18n: {defaultLocale: 'en', locales: ['en']},
  plugins: [['../../../plugins/search-local/index.ts', {pagefind: true}]],
};
`;

const beavers = Object.fromEntries(
  Array.from({length: BEAVERS}, (_, number) => [
    `${DOCS}/rodents/beaver-${number}.md`,
    `# Beaver ${number}\n\nA beaver builds a \\<dam ${number}>.\n\n## Lodge\n\nDry straw inside.\n`,
  ]),
);

let site: Awaited<ReturnType<typeof startStaticServer>>;
const address = () => `${site.origin}/base`;

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const config = readFileSync(
    path.join(FIXTURE_SITE, 'docusaurus.config.ts'),
    'utf8',
  );
  const dir = copyFixture('pagefind', {
    'base.config.ts': config,
    'docusaurus.config.ts': CONFIG,
    ...beavers,
  });
  const {status, output} = await runDocusaurus(dir, ['build']);
  expect(status, output).toBe(0);
  site = await startStaticServer({
    buildDir: path.join(dir, 'build'),
    baseUrl: '/base/',
    port: 0,
  });
});

test.afterAll(() => {
  site.server.close();
});

test('the box shows what Pagefind finds, and opens it', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, `${address()}/`);
  await search(page, 'beaver 17');
  const row = searchResults(page).first();
  await expect(row).toHaveAttribute('href', /\/docs\/rodents\/beaver-17\b/);
  await expect(row).toContainText('rodents');
  await expect(row).toContainText('A beaver builds a <dam 17>.');
  await expect(row.locator('mark').first()).toHaveText('Beaver');
  await searchInput(page).fill('straw');
  await expect(searchPanel(page)).toContainText('Lodge');
  await searchInput(page).fill('heron');
  await expect(row).toContainText('Start');
  await searchInput(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/start/);
  // The files of the built-in index do not exist, so they are not requested.
  expect(
    requested.filter((url) => /search-(?:titles|index)/.test(url)),
  ).toEqual([]);
});

test('the results page filters, and shows more', async ({page}) => {
  await open(page, `${address()}/search?q=beaver`);
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(20);
  await expect(page.getByRole('status').first()).toHaveText(
    `${BEAVERS} results`,
  );
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(results).toHaveCount(BEAVERS);
  await page.getByLabel('Kind').selectOption('post');
  await expect(page.getByRole('status').first()).toHaveText(/No results/);
});

test('an index that does not load is named, and loaded again with the next key', async ({
  page,
}) => {
  const entry = '**/pagefind.js*';
  await page.context().route(entry, (route) => route.abort());
  await open(page, `${address()}/`);
  await search(page, 'beaver');
  await expect(searchPanel(page)).toContainText('No results found');
  await page.context().unroute(entry);
  await searchInput(page).fill('beavers');
  await expect(searchResults(page).first()).toBeVisible();
});
