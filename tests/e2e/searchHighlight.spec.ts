import type {Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  hold,
  open,
  search,
  searchResults,
  test,
} from './support';

/** Highlighted words of the page, from the browser's highlight registry. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-local') ?? [])].map(String),
  );
const clear = (page: Page) =>
  page.getByRole('button', {name: 'Clear highlights'});

test.beforeEach(async ({page, help}) => {
  await open(page, `${help}/docs/intro`);
  await search(page, 'autoscaling replicas');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
});

test('the words of the search are highlighted on its target', async ({
  page,
}) => {
  await searchResults(page).first().click();
  await expect(clear(page)).toBeVisible();
  const words = (await highlighted(page)).map((word) => word.toLowerCase());
  expect(words).toContain('autoscaling');
  expect(words.every((word) => /autoscaling|replica/.test(word))).toBe(true);
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling\?/);
  await expectNoAxeViolations(page);
});

for (const how of ['the button', 'Escape']) {
  test(`${how} takes them away, and out of the address`, async ({page}) => {
    await searchResults(page).first().click();
    await expect(clear(page)).toBeVisible();
    if (how === 'Escape') {
      await page.keyboard.press('Escape');
    } else {
      await clear(page).click();
    }
    await expect(clear(page)).toHaveCount(0);
    await expect.poll(() => highlighted(page)).toEqual([]);
    await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling(#.*)?$/);
  });
}

test('Escape does not change the address of the page that a link opens', async ({
  page,
}) => {
  await searchResults(page).first().click();
  await expect(clear(page)).toBeVisible();
  const release = await hold(page, /\.js$/);
  const link = page.locator('.pagination-nav__link--next');
  const next = new URL((await link.getAttribute('href'))!, page.url()).href;
  // Not by a click, which is lost if the page moves while the button is down.
  await link.press('Enter');
  await expect(page).toHaveURL(next);
  await expect(clear(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(next);
  release();
  await expect(clear(page)).toHaveCount(0);
  await expect(page).toHaveURL(next);
});

test('Escape in a dialog closes the dialog, and the marks stay', async ({
  page,
}) => {
  await searchResults(page).first().click();
  await expect(clear(page)).toBeVisible();
  await page.getByRole('button', {name: 'Enlarge'}).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/[?&]highlight=/);
  await expect(clear(page)).toBeVisible();
});

test('a new tab highlights them, too', async ({page, context}) => {
  const tab = context.waitForEvent('page');
  await searchResults(page)
    .first()
    .click({modifiers: ['Control']});
  const opened = await tab;
  await expect(clear(opened)).toBeVisible();
  expect(await highlighted(opened)).not.toEqual([]);
});

test('browsers without highlights show the page without marks', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Highlight');
  });
  await page.reload();
  await search(page, 'autoscaling replicas');
  await searchResults(page).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Autoscaling');
  await expect(clear(page)).toHaveCount(0);
});
