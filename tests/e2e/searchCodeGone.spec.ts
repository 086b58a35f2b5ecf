import type {Page} from '@playwright/test';
import {followRequests} from './requests';
import {
  expect,
  expectNoAxeViolations,
  noteDocument,
  open,
  openSearch,
  searchInput,
  searchPanel,
  searchResults,
  setConnection,
  test,
} from './support';

const SCRIPTS = '**/*.js';
const MESSAGE = 'could not be loaded';

const cut = (page: Page) =>
  page.context().route(SCRIPTS, (route) => route.fulfill({status: 404}));
const mend = (page: Page) => page.context().unroute(SCRIPTS);

/** Turns on data saving, so that no code is prefetched. */
const saveData = (page: Page) =>
  setConnection(page, {effectiveType: '4g', saveData: true});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('a box that is gone says so after another try, and comes with the next', async ({
      page,
      help,
      errors,
    }) => {
      await saveData(page);
      await open(page, `${help}/docs/intro`);
      await cut(page);
      await searchInput(page).click();
      await page.keyboard.type('autoscalin');
      const alert = page.getByRole('alert').filter({hasText: MESSAGE});
      await expect(async () => {
        await page.keyboard.press('End');
        await page.keyboard.type('g');
        await expect(alert).toBeVisible({timeout: 500});
      }).toPass();
      await expect(
        alert.getByRole('link', {name: 'Reload the page'}),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await page.screenshot({
        path: `reports/screenshots/search-gone-${width}.png`,
      });
      await mend(page);
      await searchInput(page).fill('autoscaling');
      await expect(searchResults(page).first()).toContainText('Autoscaling');
      await expect(alert).toBeHidden();
      await expect(searchInput(page)).toBeFocused();
      await expect(searchInput(page)).toHaveValue('autoscaling');
      errors.length = 0;
    });

    test('a worker and its stand-in that are gone say so, and Enter loads the page of results anew', async ({
      page,
      help,
      errors,
    }) => {
      const settled = followRequests(page);
      await open(page, `${help}/docs/intro`);
      // The page loads the code of the box when it is idle.
      await settled();
      await cut(page);
      await openSearch(page);
      await page.keyboard.type('autoscaling');
      await expect(searchPanel(page)).toContainText(MESSAGE);
      await expect(searchInput(page)).toBeFocused();
      const isSameDocument = await noteDocument(page);
      // The results page has the scripts of the new version.
      await page.context().route('**/search?q=*', async (route) => {
        await mend(page);
        await route.continue();
      });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/help\/search\?q=autoscaling$/);
      await expect(page.locator('main ol > li').first()).toContainText(
        'Autoscaling',
      );
      expect(await isSameDocument()).toBe(false);
      errors.length = 0;
    });
  });
}

test('a page of results without the code of the search says so, and Enter loads it anew', async ({
  page,
  help,
  errors,
}) => {
  await saveData(page);
  await open(page, `${help}/search`);
  await cut(page);
  await page.getByRole('searchbox').fill('autoscaling');
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  await mend(page);
  const isSameDocument = await noteDocument(page);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('main ol > li').first()).toContainText(
    'Autoscaling',
  );
  expect(await isSameDocument()).toBe(false);
  errors.length = 0;
});

for (const [name, path, field] of [
  ['the search box', '/docs/intro', searchInput],
  [
    'the page of all results',
    '/search',
    (page: Page) => page.getByRole('searchbox'),
  ],
] as const) {
  test(`Enter in ${name} without a network says so in place`, async ({
    page,
    help,
    errors,
  }) => {
    await saveData(page);
    await open(page, help + path);
    await page.context().setOffline(true);
    const isSameDocument = await noteDocument(page);
    await field(page).click();
    await page.keyboard.type('autoscaling');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('alert')
        .filter({hasText: MESSAGE})
        .or(page.getByRole('main').getByText(MESSAGE))
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
    expect(await isSameDocument()).toBe(true);
    errors.length = 0;
  });
}

test('Enter in the search of a page that has not started, without a network, says so in place', async ({
  page,
  help,
  errors,
}) => {
  await saveData(page);
  await page.goto(`${help}/docs/intro`);
  await page.context().setOffline(true);
  const isSameDocument = await noteDocument(page);
  await searchInput(page).click();
  await page.keyboard.type('autoscaling');
  const alert = page.getByRole('alert').filter({hasText: MESSAGE});
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Enter');
    await expect(alert).toBeVisible();
    await page.waitForTimeout(500);
    expect(await isSameDocument()).toBe(true);
  }
  await expect(searchInput(page)).toHaveValue('autoscaling');
  errors.length = 0;
});

test('a reader who was offline at the first search has it once online', async ({
  page,
  help,
  errors,
}) => {
  const settled = followRequests(page);
  await open(page, `${help}/docs/intro`);
  await settled();
  await page.context().setOffline(true);
  await openSearch(page);
  await page.keyboard.type('autoscaling');
  await expect(searchPanel(page)).toContainText(MESSAGE);
  await page.context().setOffline(false);
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  errors.length = 0;
});
