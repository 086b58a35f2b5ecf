import type {Locator, Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  searchInput,
  searchResults,
  test,
} from './support';

test.use({viewport: {width: 320, height: 640}});

test.beforeEach(async ({page, help}) => {
  await open(page, `${help}/docs/intro`);
});

/** Selects the search in the navbar and waits for the dialog. */
async function openSearch(page: Page): Promise<void> {
  await searchInput(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('opens full screen from the navbar and closes with Cancel', async ({
  page,
}) => {
  await openSearch(page);
  const dialog = page.getByRole('dialog', {name: 'Search this site'});
  await expect(dialog).toBeVisible();
  await expect(searchInput(page)).toBeFocused();
  await searchInput(page).fill('autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  await expectNoSidewaysScroll(page);
  const row = await searchResults(page).first().boundingBox();
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(row?.width).toBeGreaterThan(300);
  await expectNoAxeViolations(page);
  await page.screenshot({path: 'reports/screenshots/search-320.png'});
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toHaveCount(0);
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
});

test('Escape closes the search, and what was written stays', async ({page}) => {
  await openSearch(page);
  await searchInput(page).fill('autoscaling');
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(searchInput(page)).toHaveValue('autoscaling');
});

test('a second Escape clears what was written', async ({page}) => {
  await openSearch(page);
  await searchInput(page).fill('autoscaling');
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(searchInput(page)).toHaveValue('');
});

test('a result leads to its page and closes the search', async ({page}) => {
  await openSearch(page);
  await searchInput(page).fill('autoscaling');
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no results are told', async ({page}) => {
  await openSearch(page);
  await searchInput(page).fill('xylophoneorchestra');
  await expect(page.getByRole('dialog')).toContainText('No results found');
  await expectNoAxeViolations(page);
  await page.getByRole('option', {name: 'Browse all operators'}).click();
  await expect(page).toHaveURL(/\/docs\/operators\/$/);
});

test('the page does not scroll behind the search, and the search adds nothing to the history', async ({
  page,
  help,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const entries = () => page.evaluate(() => history.length);
  await open(page, `${help}/docs/projects/create`);
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBe(300);
  const before = await entries();
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await searchInput(page).or(button).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.wheel(0, 300);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toHaveCount(0);
  expect(await top()).toBe(300);
  expect(await entries()).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

test('Back goes back and closes the search', async ({page, help}) => {
  await page.getByRole('link', {name: 'AI Cloud Help'}).first().click();
  await expect(page).toHaveURL(`${help}/`);
  await page.getByRole('button', {name: /^Search guides/}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
});

test('Back from a result leads to the page, and then to the one before', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/projects/create`);
  await openSearch(page);
  await searchInput(page).fill('autoscaling');
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/projects\/create$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

test('a recent search keeps the search open', async ({page}) => {
  await openSearch(page);
  await searchInput(page).fill('autoscaling');
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
  await expect(page.locator('.aa-Input:focus')).toHaveCount(0);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await searchInput(page).fill('');
  await page.getByRole('option', {name: 'autoscaling', exact: true}).click();
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('becomes a box again when the window widens', async ({page}) => {
  await openSearch(page);
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(searchInput(page)).toBeVisible();
});

test('the search of the page stays out of the mobile sidebar', async ({
  page,
}) => {
  const entries = (place: Locator) =>
    place
      .getByRole('button', {name: 'Search', exact: true})
      .or(place.getByRole('combobox'));
  await expect(entries(page.locator('.navbar')).first()).toBeVisible();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar.getByRole('link').first()).toBeVisible();
  await expect(entries(sidebar)).toHaveCount(0);
});
