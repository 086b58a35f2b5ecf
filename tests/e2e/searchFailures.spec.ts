import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  hold,
  open,
  openSearch,
  search,
  searchInput,
  searchPanel,
  searchResults,
  searchStatus,
  test,
} from './support';

const INDEX = '**/search-index-en.json';
const TITLES = '**/search-titles-en.json';
const TEXTS = '**/search-texts-en-*/**';
/** Folder with the scripts of the built site. */
const SCRIPTS = path.join(__dirname, '../../build/assets/js');

const MESSAGE = 'could not be loaded';

const excerpts = (page: Page) => page.locator('.aa-Item [class*="excerpt"]');

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('an index that does not load leaves the titles, and says so', async ({
      page,
      help,
    }) => {
      await page
        .context()
        .route(INDEX, (route) => route.fulfill({status: 500}));
      await open(page, `${help}/docs/intro`);
      await openSearch(page);
      await page.keyboard.type('autoscalin');
      await expect(searchPanel(page)).toContainText(MESSAGE);
      await expect(searchStatus(page)).toContainText(MESSAGE);
      await page.keyboard.type('g');
      await expect(searchStatus(page)).toHaveText(/^\d+ results?$/);
      await expect(searchPanel(page)).toContainText(MESSAGE);
      await expect(searchResults(page).first()).toContainText('Autoscaling');
      await expect(searchInput(page)).toBeFocused();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await page.screenshot({
        path: `reports/screenshots/search-titles-only-${width}.png`,
      });

      await page.context().unroute(INDEX);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(excerpts(page).first()).toBeVisible();
      await expect(searchPanel(page)).not.toContainText(MESSAGE);
    });

    test('without index and titles a message says so', async ({page, help}) => {
      await page
        .context()
        .route(INDEX, (route) =>
          route.fulfill({body: '<!doctype html>', contentType: 'text/html'}),
        );
      await page.context().route(TITLES, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"links"', '"lynks"');
        await route.fulfill({response, body});
      });
      await open(page, `${help}/docs/intro`);
      await openSearch(page);
      await page.keyboard.type('workflow');
      await expect(searchPanel(page)).toContainText(MESSAGE);
      await expect(searchResults(page)).toHaveCount(0);
      await expectNoAxeViolations(page);
      await expect(
        searchPanel(page).getByRole('link', {name: 'Reload the page'}),
      ).toBeVisible();
    });
  });
}

for (const [what, isAnswered] of [
  ['fail', true],
  ['never come', false],
] as const) {
  test(`titles that ${what} cost neither the index nor its synonyms`, async ({
    page,
    help,
  }) => {
    await page
      .context()
      .route(TITLES, (route) =>
        isAnswered
          ? route.fulfill({status: 404})
          : new Promise(() => undefined),
      );
    await open(page, `${help}/docs/intro`);
    await search(page, 'vlookup');
    await expect(searchResults(page).first()).toContainText('Join');
  });
}

test('the box and the page of all results do not cancel each other', async ({
  page,
  help,
}) => {
  await open(page, `${help}/search`);
  await search(page, 'join');
  await expect(excerpts(page).first()).not.toBeEmpty();
  // All code is loaded. A text that takes longer than 5 s is abandoned.
  const release = await hold(page, TEXTS);
  const first = page.locator('main ol > li').first();
  await page.getByRole('searchbox').fill('autoscaling');
  await expect(first).toBeVisible();
  await searchInput(page).fill('rest api');
  await expect(searchResults(page).first()).toContainText(/api/i);
  release();
  await expect(excerpts(page).first()).not.toBeEmpty();
  await expect(first.locator('[class*="excerpt"]')).not.toBeEmpty();
});

test('a page whose marks cannot be loaded stands without them', async ({
  page,
  help,
}) => {
  const [marks] = readdirSync(SCRIPTS).filter((name) =>
    readFileSync(path.join(SCRIPTS, name), 'utf8').includes('theme.Highlights'),
  );
  await page.route(`**/${marks}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`${help}/docs/deploy/autoscaling?highlight=model`);
  await failed;
  await openSearch(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Autoscaling');
});
