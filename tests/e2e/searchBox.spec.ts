import type {Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  hold,
  maxResults,
  noteDocument,
  open,
  search,
  searchInput,
  searchPanel,
  searchResults,
  searchStatus,
  test,
} from './support';

const active = (page: Page) =>
  page.locator('[role="option"][aria-selected="true"]');

test.beforeEach(async ({page, help}) => {
  await open(page, `${help}/docs/intro`);
  await expect(searchInput(page)).toBeVisible();
});

test('finds pages, best first, each with its place and an excerpt', async ({
  page,
}) => {
  await search(page, 'autoscaling');
  const first = searchResults(page).first();
  await expect(first).toContainText('Autoscaling');
  await expect(first).toContainText('Deployment');
  await expect(first.locator('mark').first()).toHaveText(/autoscaling/i);
});

test('shows as many pages as the site allows', async ({page}) => {
  await search(page, 'model');
  const pages = searchResults(page).filter({
    has: page.locator('[data-kind="result"]'),
  });
  await expect(searchResults(page).last()).toHaveText(
    /^See all \d\d+ results$/,
  );
  await expect(pages).toHaveCount(await maxResults(page));
});

test('is named by its placeholder, and shows no panel without a query', async ({
  page,
}) => {
  await searchInput(page).focus();
  await expect(searchInput(page)).toHaveAttribute('placeholder', 'Search...');
  // A query opens the panel. Without a query, it closes.
  await search(page, 'workflow');
  await searchInput(page).fill('');
  await expect(searchPanel(page)).toHaveCount(0);
  await expect(searchInput(page)).toHaveAttribute('aria-expanded', 'false');
});

test('opens again on focus where there is a query', async ({page}) => {
  await search(page, 'workflow');
  await page.keyboard.press('Tab');
  await expect(searchPanel(page)).toHaveCount(0);
  await searchInput(page).focus();
  await expect(searchPanel(page)).toBeVisible();
});

test('the first result is active; the arrow keys move and wrap', async ({
  page,
}) => {
  await search(page, 'workflow');
  const rows = searchResults(page);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await active(page).getAttribute('id');
  await expect(searchInput(page)).toHaveAttribute(
    'aria-activedescendant',
    id ?? '',
  );
});

test('Escape closes the panel; a second press clears the query', async ({
  page,
}) => {
  await search(page, 'workflow');
  await page.keyboard.press('Escape');
  await expect(searchPanel(page)).toHaveCount(0);
  await expect(searchInput(page)).toHaveValue('workflow');
  await page.keyboard.press('Escape');
  await expect(searchInput(page)).toHaveValue('');
});

test('Enter opens the active result without loading the site anew', async ({
  page,
}) => {
  const isSameDocument = await noteDocument(page);
  await search(page, 'autoscaling');
  await expect(active(page)).toContainText('Autoscaling');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
  expect(await isSameDocument()).toBe(true);
  await expect(searchPanel(page)).toHaveCount(0);
});

for (const key of ['Control+Enter', 'Meta+Enter']) {
  test(`${key} opens the result in a new tab`, async ({page, context}) => {
    await search(page, 'autoscaling');
    await expect(active(page)).toContainText('Autoscaling');
    const tab = context.waitForEvent('page');
    await page.keyboard.press(key);
    await expect(await tab).toHaveURL(/\/docs\/deploy\/autoscaling/);
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });
}

test('Shift+Enter opens the result in a new window', async ({
  page,
  context,
}) => {
  await search(page, 'autoscaling');
  await expect(active(page)).toContainText('Autoscaling');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Shift+Enter');
  await expect(await opened).toHaveURL(/\/docs\/deploy\/autoscaling/);
});

test('a click opens a result; with Ctrl in a new tab', async ({
  page,
  context,
}) => {
  await search(page, 'autoscaling');
  const tab = context.waitForEvent('page');
  await searchResults(page)
    .first()
    .click({modifiers: ['Control']});
  await expect(await tab).toHaveURL(/\/docs\/deploy\/autoscaling/);
  // The panel remains open for the next result.
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
});

test('a result of a section leads to its heading', async ({page}) => {
  await search(page, 'autoscaling scale to zero');
  const heading = page.getByText('Scale to zero', {exact: true});
  await searchResults(page).filter({has: heading}).first().click();
  await expect(page).toHaveURL(/autoscaling.*#scale-to-zero$/);
  await expect(
    page.getByRole('heading', {name: 'Scale to zero'}),
  ).toBeInViewport();
});

test('the Clear button empties the box, the Submit button closes the panel', async ({
  page,
}) => {
  await search(page, 'workflow');
  await page.getByRole('button', {name: 'Submit'}).click();
  await expect(searchPanel(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(searchInput(page)).toHaveValue('');
});

test('says that there are no results', async ({page}) => {
  await search(page, 'xylophoneorchestra');
  await expect(searchPanel(page)).toContainText('No results found');
  await expect(searchStatus(page)).toHaveText('No results found');
  await expectNoAxeViolations(page);
});

test('announces how many results there are', async ({page}) => {
  await search(page, 'workflow');
  await expect(searchStatus(page)).toHaveText(
    `${await maxResults(page)} results`,
  );
});

test('takes 512 characters of a query', async ({page}) => {
  await searchInput(page).fill('a'.repeat(600));
  await expect(searchInput(page)).toHaveValue('a'.repeat(512));
});

test('has no accessibility violation while results are shown', async ({
  page,
}) => {
  await search(page, 'workflow');
  await expectNoAxeViolations(page);
  await page.screenshot({path: 'reports/screenshots/search-1440.png'});
});

test('stays beside the box while the page scrolls', async ({page}) => {
  await search(page, 'workflow');
  await page.evaluate(() => window.scrollTo({top: 40}));
  const box = await searchInput(page).boundingBox();
  const shown = await searchPanel(page).boundingBox();
  const gap = (shown?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(24);
});

test('shows that it waits, then the results', async ({page}) => {
  const release = await hold(page, /search-(index|titles)-en/);
  await searchInput(page).fill('workflow');
  await expect(page.locator('.aa-LoadingIndicator')).toBeVisible();
  await expect(page.getByText('No results found')).toHaveCount(0);
  await expectNoAxeViolations(page);
  release();
  await expect(searchResults(page).first()).toBeVisible();
  await expect(page.locator('.aa-LoadingIndicator')).toBeHidden();
});

test('a result is a link, which a middle click opens in a new tab', async ({
  page,
  context,
}) => {
  await search(page, 'autoscaling');
  const first = searchResults(page).first();
  await expect(first).toHaveAttribute('href', /\/docs\/deploy\/autoscaling/);
  const tab = context.waitForEvent('page');
  await first.click({button: 'middle'});
  await expect(await tab).toHaveURL(/\/docs\/deploy\/autoscaling/);
  await expect(page).toHaveURL(/\/docs\/intro$/);
});
