import type {Page} from '@playwright/test';
import {copyFixture, editSite} from '../support/sites';
import {testOfFaults as test} from './devSupport';
import {
  expect,
  search,
  searchInput,
  searchPanel,
  searchResults,
} from './support';

/** Folder of the last docs version, the one in the index. */
const LAST = 'versioned_docs/version-1.0';

/**
 * Enters a query again until its first result contains a text. An attempt waits
 * for the server, which answers when it has compiled.
 */
async function findsInTheEnd(
  page: Page,
  query: string,
  wanted: string,
): Promise<void> {
  await expect(async () => {
    await searchInput(page).fill('');
    await search(page, query);
    await expect(searchResults(page).first()).toContainText(wanted, {
      timeout: 5000,
    });
  }).toPass({timeout: 40_000});
}

test('the dev server searches the Markdown as it is on the disk', async ({
  page,
  startDev,
}) => {
  test.setTimeout(180_000);
  const siteDir = copyFixture('dev');
  const {origin} = await startDev(siteDir);
  await page.goto(`${origin}/base/docs/start`);
  await search(page, 'herons');
  await expect(searchResults(page).first()).toContainText('Rivers');

  await search(page, 'pangolin');
  await expect(searchPanel(page)).toContainText('No results found');
  editSite(siteDir, {
    [`${LAST}/start.md`]: (text) =>
      `${text}\n\n## Night\n\nA pangolin rolls up.\n`,
  });
  await findsInTheEnd(page, 'pangolin', 'Night');

  // A page with invalid Markdown keeps its last valid content in the index.
  editSite(siteDir, {
    [`${LAST}/start.md`]: (text) => `${text}\n\n{{{\n`,
    [`${LAST}/other.md`]: (text) =>
      `${text}\n## Tails\n\nA quetzal shows off.\n`,
  });
  await findsInTheEnd(page, 'quetzal', 'Tails');
  await findsInTheEnd(page, 'herons', 'Rivers');
});
