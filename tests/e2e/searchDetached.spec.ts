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

test('opens full screen from a button and closes with Cancel', async ({
  page,
}) => {
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.click();
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
  await expect(button).toBeFocused();
});

test('Escape clears, then closes', async ({page}) => {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await searchInput(page).fill('autoscaling');
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a result leads to its page and closes the search', async ({page}) => {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await searchInput(page).fill('autoscaling');
  await searchResults(page).first().click();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no results are told', async ({page}) => {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await searchInput(page).fill('xylophoneorchestra');
  await expect(page.getByRole('dialog')).toContainText('No results found');
  await expectNoAxeViolations(page);
});

test('becomes a box again when the window widens', async ({page}) => {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(searchInput(page)).toBeVisible();
});

test('the search of the page stays out of the mobile sidebar', async ({
  page,
}) => {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar).toBeVisible();
  await expect(sidebar.locator('.aa-Autocomplete')).toHaveCount(0);
});
