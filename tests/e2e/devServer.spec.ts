import {startDevServer} from '../support/devServer';
import type {DevServer} from '../support/devServer';
import {copyFixture, editSite} from '../support/sites';
import {expect, search, searchInput, searchResults, test} from './support';

let server: DevServer | undefined;

test.afterAll(() => server?.stop());

test('the dev server searches the Markdown as it is on the disk', async ({
  page,
  errors,
}) => {
  test.setTimeout(180_000);
  const siteDir = copyFixture('dev');
  server = await startDevServer(siteDir);
  await page.goto(`${server.origin}/base/docs/next/start`);
  await search(page, 'herons');
  await expect(searchResults(page).first()).toContainText('Rivers');

  await search(page, 'pangolin');
  await expect(page.locator('.aa-Panel')).toContainText('No results found');
  editSite(siteDir, {
    'docs/start.md': (text) => `${text}\n\n## Night\n\nA pangolin rolls up.\n`,
  });
  await expect(async () => {
    await searchInput(page).fill('');
    await search(page, 'pangolin');
    await expect(searchResults(page).first()).toContainText('Night', {
      timeout: 1000,
    });
  }).toPass({timeout: 20_000});

  // Broken Markdown keeps the page as it was in the index.
  editSite(siteDir, {'docs/start.md': (text) => `${text}\n\n{{{\n`});
  await searchInput(page).fill('');
  await search(page, 'herons');
  await expect(searchResults(page).first()).toContainText('Rivers');
  errors.length = 0;
});
