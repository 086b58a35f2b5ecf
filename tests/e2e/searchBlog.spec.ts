import path from 'node:path';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {ROOT, runDocusaurus} from '../support/sites';
import {expect, open, openSearch, search, searchResults, test} from './support';

const site = path.join(ROOT, 'tests/fixtures/blog');

test('a blog at the root, kept from the web, with slashes at the end of addresses, is searched', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const {status, output} = await runDocusaurus(site, ['build']);
  expect(status, output).toBe(0);
  const {server, origin} = await startStaticServer({
    buildDir: path.join(site, 'build'),
    baseUrl: '/',
    port: 0,
  });
  await open(page, `${origin}/`);
  await openSearch(page);
  await search(page, 'trout');
  const first = searchResults(page).first();
  await expect(first).toContainText('Note');
  await expect(first).toHaveAttribute(
    'href',
    '/2024/01/01/otters/?highlight=trout#food',
  );
  await first.click();
  await expect(page.getByRole('heading', {name: 'Food'})).toBeVisible();
  await open(page, `${origin}/search/?q=river`);
  await expect(page.locator('main ol > li h3')).toHaveText('Herons');
  await expect(page.getByLabel('Version')).toHaveCount(0);
  await expect(page.getByLabel('Language')).toHaveCount(0);
  server.close();
});
