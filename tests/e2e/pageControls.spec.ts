import type {Page} from '@playwright/test';
import {RELOADED} from '../../plugins/page-start/client/scripts';
import {expect, open, test} from './support';

const GUIDE = '/docs/deploy/rest-api';

const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Toggle navigation bar'});

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

/**
 * Returns a function that taps the current position of the menu button, even
 * when the menu covers it.
 */
async function tapOnToggle(page: Page): Promise<() => Promise<void>> {
  const {x, y, width, height} = (await toggle(page).boundingBox())!;
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}

/**
 * States in which each control must work: before and after the framework
 * starts.
 */
const MOMENTS = {
  'without the scripts of the page': async (page: Page, url: string) => {
    // The page was loaded again before, and is not a second time.
    await page.addInitScript((key) => {
      sessionStorage.setItem(key, location.href);
    }, RELOADED);
    await page.route(/assets\/js\/.*\.js$/, (route) => route.abort());
    await page.goto(url);
  },
  'after the start': open,
};

for (const [moment, openPage] of Object.entries(MOMENTS)) {
  test.describe(`on a phone, ${moment}`, () => {
    test.use({hasTouch: true, viewport: {width: 390, height: 780}});

    test('the menu opens, and a second tap in the same place closes it', async ({
      page,
      help,
    }) => {
      await openPage(page, help + GUIDE);
      const tap = await tapOnToggle(page);
      await tap();
      await expect(menu(page)).toBeVisible();
      await expect(page.locator('.navbar__toggle')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(
        menu(page).getByRole('button', {name: 'Close navigation bar'}),
      ).toBeFocused();
      await tap();
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(help + GUIDE);
    });

    test('a second tap closes the menu while it still appears', async ({
      page,
      help,
    }) => {
      await openPage(page, help + GUIDE);
      const tap = await tapOnToggle(page);
      for (const share of [0.01, 0.5]) {
        await tap();
        await menu(page).evaluate((dialog, share) => {
          for (const animation of dialog.getAnimations()) {
            animation.pause();
            animation.currentTime =
              share * Number(animation.effect!.getComputedTiming().duration);
          }
        }, share);
        await tap();
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL(help + GUIDE);
        await expect(toggle(page)).toBeFocused();
      }
    });

    test('the focus stays in the menu, and Escape closes it', async ({
      page,
      help,
    }) => {
      await openPage(page, help + GUIDE);
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      // Moves before the first control and after the last one.
      for (const key of [
        'Shift+Tab',
        'Shift+Tab',
        ...Array<string>(8).fill('Tab'),
      ]) {
        await page.keyboard.press(key);
        const isOutside = await page.evaluate(
          () =>
            document.activeElement?.closest('#__docusaurus main, footer') !==
            null,
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });

    test('a link of the menu leads to its page', async ({page, help}) => {
      await openPage(page, help + GUIDE);
      await toggle(page).tap();
      await menu(page).getByRole('link', {name: 'Autoscaling'}).tap();
      await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling$/);
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(help + GUIDE);
    });

    test('the main menu is behind the sidebar', async ({page, help}) => {
      await openPage(page, help + GUIDE);
      await toggle(page).tap();
      await menu(page).getByText('← Back to main menu').tap();
      await menu(page).getByRole('link', {name: 'News'}).tap();
      await expect(page).toHaveURL(/\/blog$/);
      // The address changes before the page, and the menu belongs to the page.
      await expect(
        page.getByRole('heading', {level: 1, name: 'News'}),
      ).toBeVisible();
      await toggle(page).tap();
      await expect(menu(page).getByRole('link').nth(1)).toBeVisible();
    });

    test('the contents of the page open and close', async ({page, help}) => {
      await openPage(page, help + GUIDE);
      const fold = page.locator('.theme-doc-toc-mobile');
      await fold.getByText('On this page').tap();
      await expect(fold).toHaveAttribute('open', '');
      const entry = fold.getByRole('link', {name: 'Next steps'});
      await expect(entry).toBeVisible();
      await fold.getByText('On this page').tap();
      await expect(entry).toBeHidden();
      await expect(fold).not.toHaveAttribute('open');
    });
  });

  test.describe(`on a desktop, ${moment}`, () => {
    test('code is copied', async ({page, context, help}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, help + GUIDE);
      const block = page.locator('div.language-json').first();
      await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
      await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(JSON.parse(copied)).toBeInstanceOf(Object);
      await expect(
        block.getByRole('button', {name: 'Copy code to clipboard'}),
      ).toBeAttached();
    });
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 780}});

  test('Back closes the menu, and the next Back leaves the page', async ({
    page,
    help,
  }) => {
    await open(page, `${help}/docs/refresh`);
    await page.getByRole('link', {name: 'AI Cloud Help'}).first().tap();
    await expect(page).toHaveURL(/\/help\/$/);
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/help\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/refresh$/);
  });

  test('the menu adds nothing to the history', async ({page, help}) => {
    await open(page, help + GUIDE);
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    expect(await length()).toBe(before);
  });

  test('a category that was opened in the menu stays open on the next page', async ({
    page,
    help,
  }) => {
    await open(page, help + GUIDE);
    const category = (state: string) =>
      menu(page).getByRole('button', {
        name: `${state} sidebar category 'Python'`,
      });
    await toggle(page).tap();
    await category('Expand').tap();
    await menu(page).getByRole('link', {name: 'Autoscaling'}).tap();
    await expect(
      page.getByRole('heading', {level: 1, name: 'Autoscaling'}),
    ).toBeVisible();
    await toggle(page).tap();
    await expect(category('Collapse')).toBeVisible();
  });
});

test('a copy that the browser does not allow is told', async ({page, help}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await open(page, help + GUIDE);
  const block = page.locator('div.language-json').first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(
    block.getByRole('button', {name: 'The browser did not copy'}),
  ).toBeVisible();
});
