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

/** Number of pages that are only in the index, not on the site. */
const BEAVERS = process.env.ALL_PAGES ? 20_000 : 2000;

/** Configuration of a site with Pagefind as its search engine. */
const CONFIG = `
import base from './base.config';
import {pagefind} from '../../../plugins/search-local/engines/pagefind';
import type {EngineInput} from '../../../plugins/search-local/shared/types';

const engine = pagefind();
const beaver = (at: number) => ({
  id: 100_000 + at,
  route: '/base/docs/beaver-' + at,
  title: 'Beaver ' + at,
  headings: [],
  text: 'A beaver builds <dam ' + at + '>.',
  tags: [],
  categories: ['Rodents'],
  kind: 'guide' as const,
  type: 'docs' as const,
  isDeprecated: false,
  locale: 'en',
});
const build = ({sections, ...input}: EngineInput) =>
  engine.build!({
    ...input,
    sections: [...sections, ...Array.from({length: ${BEAVERS}}, (_, at) => beaver(at))],
  });

export default {
  ...base,
  i18n: {defaultLocale: 'en', locales: ['en']},
  plugins: [
    ['../../../plugins/search-local/index.ts', {engine: {...engine, build}}],
  ],
};
`;

let site: Awaited<ReturnType<typeof startStaticServer>>;
const address = () => `${site.origin}/base`;

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const config = readFileSync(
    path.join(FIXTURE_SITE, 'docusaurus.config.ts'),
    'utf8',
  );
  const dir = copyFixture('engine', {
    'base.config.ts': config,
    'docusaurus.config.ts': CONFIG,
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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${address()}/`);
  await search(page, 'beaver 77');
  const row = searchResults(page).first();
  await expect(row).toHaveAttribute('href', /\/base\/docs\/beaver-77\b/);
  await expect(row).toContainText('Rodents');
  await expect(row).toContainText('A beaver builds <dam 77>.');
  await expect(row.locator('mark').first()).toHaveText('Beaver');
  // The engine uses its own index, so the files of the built-in index are not
  // requested.
  expect(asked.filter((url) => /search-(?:titles|index)/.test(url))).toEqual(
    [],
  );
  await searchInput(page).fill('heron');
  await expect(row).toContainText('Start');
  await searchInput(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/(?:next\/)?start/);
});

test('the page of all results narrows, and shows more', async ({page}) => {
  await open(page, `${address()}/search?q=beaver`);
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(20);
  await expect(page.getByRole('status').first()).toHaveText(
    `${BEAVERS} results`,
  );
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(results).toHaveCount(40);
  await page.getByLabel('Kind').selectOption('post');
  await expect(page.getByRole('status').first()).toHaveText(/No results/);
});

test('an engine that does not load says so; the next search tries again', async ({
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
