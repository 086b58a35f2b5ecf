import type {Page} from '@playwright/test';
import {expect, hold, open, searchInput, searchResults, test} from './support';

const COMPLETE_INDEX = '**/search-index-en.json';

/** Titles of result rows, both pages and sections. */
const titles = (page: Page) =>
  searchResults(page).evaluateAll((rows) =>
    rows.map((row) => row.querySelector('span')?.textContent),
  );

/**
 * Searches while only the titles are loaded. Returns a function that releases
 * the complete index.
 */
async function askTitles(page: Page, help: string): Promise<() => void> {
  const release = await hold(page, COMPLETE_INDEX);
  await open(page, `${help}/docs/intro`);
  await searchInput(page).fill('workflow');
  await expect(searchResults(page).first()).toBeVisible();
  return release;
}

/** Waits for the final answer, the only one with excerpts. */
async function excerptsStand(page: Page): Promise<void> {
  await expect(
    page.locator('.aa-Item [class*="excerpt"]').first(),
  ).toBeVisible();
}

test('sections come beneath their pages', async ({page, help}) => {
  const release = await askTitles(page, help);
  const before = await titles(page);
  release();
  await excerptsStand(page);
  expect((await titles(page)).slice(0, before.length)).not.toEqual(before);
});

test('every row is filled, also those below the end of the list', async ({
  page,
  help,
}) => {
  const release = await askTitles(page, help);
  release();
  await excerptsStand(page);
  await expect
    .poll(async () => (await titles(page)).slice(0, -1).every(Boolean))
    .toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect(searchResults(page).last()).toContainText(/See all \d+ results/);
  await expect(searchResults(page).last()).toBeInViewport();
});
