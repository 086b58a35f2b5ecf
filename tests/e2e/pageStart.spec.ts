import type {Page} from '@playwright/test';
import {NORMALIZE as OPERATOR, openButton} from './liveExample';
import {
  expectNotStarted,
  expectStarted,
  holdStart,
  openWithClock,
  slowDown,
} from './slowPage';
import {expect, searchInput, searchResults, test} from './support';

const GUIDE = '/docs/deploy/rest-api';

const PAGES = ['/', GUIDE, OPERATOR, '/docs/operators', '/blog', '/search'];

const tab = (page: Page, at: number) => page.getByRole('tab').nth(at);

test.describe('a page starts', () => {
  for (const route of PAGES) {
    test(`by itself, two seconds after its first paint: ${route}`, async ({
      page,
      help,
    }) => {
      await openWithClock(page, help + route);
      await page.clock.runFor(1800);
      await expectNotStarted(page);
      await page.clock.runFor(200);
      await page.clock.resume();
      await expectStarted(page);
    });
  }

  test('later while a reader scrolls', async ({page, help}) => {
    await openWithClock(page, help + GUIDE);
    await page.clock.runFor(1800);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page.clock.runFor(250);
    await expectNotStarted(page);
    await page.clock.runFor(300);
    await page.clock.resume();
    await expectStarted(page);
  });

  for (const address of ['/search?q=model', '/docs/intro#get-started']) {
    test(`at once at ${address}`, async ({page, help}) => {
      await openWithClock(page, help + address);
      await page.clock.resume();
      await expectStarted(page);
    });
  }

  test('only for a click that needs it after a browser has translated it', async ({
    page,
    help,
    errors,
  }) => {
    await openWithClock(page, help + GUIDE);
    // Browsers wrap each translated text in a separate element.
    await page.evaluate(() => {
      document.documentElement.classList.add('translated-ltr');
      const heading = document.querySelector('h1')!;
      const text = document.createElement('font');
      text.textContent = 'Bereitstellen';
      heading.replaceChildren(text);
    });
    await page.clock.runFor(10_000);
    await expectNotStarted(page);
    await expect(page.locator('h1')).toHaveText('Bereitstellen');
    await page.clock.resume();
    await tab(page, 1).click();
    await expectStarted(page);
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
    // React reports that the page differs from what it draws.
    errors.length = 0;
  });
});

test.describe('before a page has started', () => {
  test('the last click on a control waits, and no other', async ({
    page,
    help,
  }) => {
    const release = await holdStart(page);
    await page.goto(help + GUIDE);
    await tab(page, 2).click();
    await tab(page, 1).click();
    await expect(page.locator('body [data-waiting]')).toHaveText(
      (await tab(page, 1).textContent())!,
    );
    await expect(page.locator('html')).toHaveCSS('cursor', 'progress');
    release();
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });

  test('a link is followed although a click waits', async ({page, help}) => {
    const release = await holdStart(page);
    await page.goto(help + OPERATOR);
    const link = page.locator('article p a[href^="/"]').first();
    const address = new URL((await link.getAttribute('href')) ?? '', help);
    await openButton(page).click();
    await expectNotStarted(page);
    await link.click();
    await expect(page).toHaveURL(address.href);
    release();
  });

  test('a fold opens, and stays open', async ({page, help}) => {
    const release = await holdStart(page);
    await page.goto(help + OPERATOR);
    const fold = page.locator('details').first();
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '');
    await expectNotStarted(page);
    release();
    await expectStarted(page);
    await expect(fold).toHaveAttribute('open', '');
  });

  test('the filters of the catalog keep what was typed and chosen', async ({
    page,
    help,
  }) => {
    const release = await holdStart(page);
    await page.goto(`${help}/docs/operators`);
    await page.getByRole('searchbox', {name: 'Text'}).click();
    await page.keyboard.type('norm');
    await page.getByLabel('Purpose').focus();
    await page.keyboard.press('ArrowDown');
    await expectNotStarted(page);
    release();
    await expect(page).toHaveURL(/[?&]text=norm/, {timeout: 40_000});
    await expect(page).toHaveURL(/[?&]kind=/);
    await expect(page.getByRole('searchbox', {name: 'Text'})).toHaveValue(
      'norm',
    );
  });
});

test('a key that opens the search is not lost while React hydrates the page', async ({
  page,
  help,
}) => {
  const release = await holdStart(page);
  // Docusaurus sets it when the hydration begins.
  await page.addInitScript(() => Object.assign(window, {docusaurusRoot: {}}));
  await page.goto(`${help}/docs/intro`);
  await page.keyboard.press('/');
  await page.keyboard.type('autoscaling');
  await expectNotStarted(page);
  await expect(searchInput(page)).toHaveValue('autoscaling');
  await page.evaluate(() => Reflect.deleteProperty(window, 'docusaurusRoot'));
  release();
  await expect(searchResults(page).first()).toContainText('Autoscaling');
});

test.describe('on a slow computer, the search', () => {
  for (const key of ['/', 'Control+k']) {
    test(`takes what is typed after ${key}`, async ({page, help}) => {
      await slowDown(page);
      await page.goto(`${help}/docs/intro`);
      await page.keyboard.press(key);
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.type('autoscling');
      for (let count = 0; count < 4; count++) {
        await page.keyboard.press('ArrowLeft');
      }
      await page.keyboard.type('a');
      await expect(searchInput(page)).toHaveValue('autoscaling');
      await expect(searchResults(page).first()).toContainText('Autoscaling', {
        timeout: 30_000,
      });
      await page.keyboard.type('X');
      await expect(searchInput(page)).toHaveValue('autoscaXling');
    });
  }

  test('takes what is typed after the large entry of the landing page', async ({
    page,
    help,
  }) => {
    await slowDown(page);
    await page.goto(`${help}/`);
    await page.getByRole('button', {name: /^Search guides/}).click();
    await page.keyboard.type('autoscaling');
    await expect(searchInput(page)).toHaveValue('autoscaling');
    await expect(searchResults(page).first()).toContainText('Autoscaling');
  });

  test('takes what is typed on a phone', async ({page, help}) => {
    await page.setViewportSize({width: 390, height: 780});
    await slowDown(page);
    await page.goto(`${help}/docs/intro`);
    await searchInput(page).click();
    await page.keyboard.type('autoscaling');
    await expect(searchResults(page).first()).toContainText('Autoscaling');
    await expect(searchInput(page)).toHaveValue('autoscaling');
    await expect(searchInput(page)).toBeFocused();
  });

  test('finds for Enter what was typed before it was there', async ({
    page,
    help,
  }) => {
    await holdStart(page);
    await page.goto(`${help}/docs/intro`);
    await searchInput(page).click();
    await page.keyboard.type('autoscaling');
    await expectNotStarted(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=autoscaling$/);
  });
});
