import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import type {ChildProcess} from 'node:child_process';
import {copyFixture, editSite, startDocusaurus} from '../support/sites';
import {expect, search, searchInput, searchResults, test} from './support';

let server: ChildProcess | undefined;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

test.afterAll(() => server?.kill());

test('the dev server searches the Markdown as it is on the disk', async ({
  page,
  errors,
}) => {
  test.setTimeout(180_000);
  const siteDir = copyFixture('dev');
  const port = await freePort();
  server = startDocusaurus(siteDir, [
    'start',
    '--no-open',
    '--port',
    `${port}`,
  ]);
  const url = `http://localhost:${port}/base/docs/next/start`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          (response) => response.ok,
          () => false,
        ),
      {timeout: 120_000},
    )
    .toBe(true);
  await page.goto(url);
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
