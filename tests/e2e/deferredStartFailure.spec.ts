import type {Page} from '@playwright/test';
import {expect, searchInput, searchResults, test} from './support';

/** Blocks scripts until the returned function is called. */
async function cutScripts(page: Page, name: RegExp): Promise<() => void> {
  let isCut = true;
  await page.route(name, (route) => (isCut ? route.abort() : route.continue()));
  return () => {
    isCut = false;
  };
}

type Losses = {lostScripts: number};

/**
 * Counts the scripts that fail to load on a page from now on. Requests cannot
 * be counted instead: the request of a preload fails earlier, and the page does
 * not notice it.
 * @returns Function that waits for the first failure.
 */
async function watchLosses(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, {lostScripts: 0});
    const count = ({target}: Event) => {
      counted.lostScripts += target instanceof HTMLScriptElement ? 1 : 0;
    };
    addEventListener('error', count, {capture: true});
  });
  return () =>
    page.waitForFunction(() => (window as unknown as Losses).lostScripts > 0);
}

/**
 * Goes to the introduction without some scripts. `mend` unblocks them, and
 * `failed` waits until one of them fails to load.
 */
async function openWithout(page: Page, help: string, name: RegExp) {
  const mend = await cutScripts(page, name);
  await page.goto(`${help}/docs/intro`);
  return {mend, failed: await watchLosses(page)};
}

const ALL = /assets\/js\/.*\.js$/;

/**
 * Scripts of single pages and of the search, but not the scripts that start
 * each page.
 */
const PARTS = /assets\/js\/(?:[0-9a-f]+|search[^/]*)\.js$/;

for (const [which, name] of [
  ['any script', ALL],
  ['the scripts of a part', PARTS],
] as const) {
  test(`without ${which}, Enter leads to the page of results`, async ({
    page,
    help,
    errors,
  }) => {
    const {failed} = await openWithout(page, help, name);
    await searchInput(page).click();
    await page.keyboard.type('model');
    await failed();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/help\/search\?q=model$/);
    errors.length = 0;
  });

  test(`without ${which} at first, the next key is another try`, async ({
    page,
    help,
    errors,
  }) => {
    const {mend, failed} = await openWithout(page, help, name);
    await searchInput(page).click();
    await page.keyboard.type('autoscal');
    await failed();
    mend();
    await expect(async () => {
      await page.keyboard.type('i');
      await page.keyboard.press('Backspace');
      await expect(searchResults(page).first()).toBeVisible({timeout: 1000});
    }).toPass();
    await page.keyboard.type('ing');
    await expect(searchInput(page)).toHaveValue('autoscaling');
    await expect(searchResults(page).first()).toContainText('Autoscaling');
    errors.length = 0;
  });
}

for (const [which, name] of [
  ['the first script', /assets\/js\/runtime[^/]*\.js$/],
  ['the script that draws it', /assets\/js\/main[^/]*\.js$/],
  ['the scripts of its parts', PARTS],
] as const) {
  test(`a page that has lost ${which} is whole after the next key`, async ({
    page,
    help,
    errors,
  }) => {
    const {mend, failed} = await openWithout(page, help, name);
    await page.keyboard.press('Shift');
    await failed();
    mend();
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'true',
        {timeout: 1000},
      );
    }).toPass();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // Docusaurus reports the script that failed. There are no other errors.
    const others = errors.filter((error) => !/^Loading chunk/.test(error));
    expect(others).toEqual([]);
    errors.length = 0;
  });
}

test('links, folds, and places of a page work without its scripts', async ({
  page,
  help,
}) => {
  await cutScripts(page, ALL);
  await page.goto(`${help}/docs/operators/cleansing/normalization/normalize`);
  const fold = page.locator('details').first();
  await fold.locator('summary').click();
  await expect(fold).toHaveAttribute('open', '');
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole('link', {name: 'News', exact: true}).first().click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a new version under an open page: it says so once, keeps the text of the search, and links lead on', async ({
  page,
  help,
  errors,
}) => {
  await page.route(ALL, (route) => route.fulfill({status: 404}));
  await page.goto(`${help}/docs/intro`);
  const notice = page.getByRole('alert').filter({hasText: 'new version'});
  await expect(notice).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(notice).toBeVisible();
  await searchInput(page).fill('autoscaling');
  await page.keyboard.press('Shift');
  await expect(searchInput(page)).toHaveValue('autoscaling');
  await page.unroute(ALL);
  await page.getByRole('link', {name: 'News', exact: true}).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await expect(notice).toBeHidden();
  errors.length = 0;
});

test.describe('the notice that a page could not be loaded', () => {
  test.beforeEach(async ({page, help}) => {
    await cutScripts(page, ALL);
    await page.goto(`${help}/docs/intro`);
  });

  const notice = (page: Page) =>
    page.getByRole('alert').filter({hasText: 'new version'});

  test('closes with a tap, and does not come again', async ({page, errors}) => {
    await page.setViewportSize({width: 390, height: 780});
    await page.mouse.click(10, 400);
    await expect(notice(page)).toBeVisible();
    const failed = await watchLosses(page);
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(notice(page)).toBeHidden();
    await failed(); // The tap triggered another attempt.
    await expect(notice(page)).toBeHidden();
    errors.length = 0;
  });

  test('closes with its button by key, and the focus returns', async ({
    page,
    errors,
  }) => {
    const link = page.getByRole('link', {name: 'News', exact: true}).first();
    await link.focus();
    await expect(notice(page)).toBeVisible();
    const failed = await watchLosses(page);
    await page.keyboard.press('Shift');
    await failed(); // The notice remains.
    const close = page.getByRole('button', {name: 'Close', exact: true});
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(link).toBeFocused();
    errors.length = 0;
  });

  test('closes with Escape', async ({page, errors}) => {
    await page.keyboard.press('Shift');
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
    errors.length = 0;
  });
});
