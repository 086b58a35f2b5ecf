import type {Page} from '@playwright/test';
import {expectNotStarted, expectStarted, holdStart} from './slowPage';
import {
  expect,
  expectNoAxeViolations,
  open,
  search,
  searchResults,
  started,
  test,
} from './support';

const GUIDE = '/docs/deploy/rest-api';

const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Toggle navigation bar'});

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

const sidebar = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

test.describe('the menu that is open when the page starts', () => {
  test('stays open with its focus, and closes with a link', async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width: 390, height: 780});
    const release = await holdStart(page);
    await page.goto(help + GUIDE);
    await toggle(page).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = menu(page).locator(':focus');
    const text = await focused.textContent();
    await expectNotStarted(page);
    release();
    await expectStarted(page);
    await expect(focused).toHaveText(text!);
    await expectNoAxeViolations(page);
    await menu(page).getByRole('link', {name: 'Autoscaling'}).click();
    await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling$/);
    await expect(menu(page)).toBeHidden();
  });

  test('and a category that was tapped before opens', async ({page, help}) => {
    await page.setViewportSize({width: 390, height: 780});
    const release = await holdStart(page);
    await page.goto(help + GUIDE);
    await toggle(page).click();
    await menu(page)
      .getByRole('button', {name: "Expand sidebar category 'Python'"})
      .click();
    await expectNotStarted(page);
    release();
    await expect(
      menu(page).getByRole('link', {name: 'Notebooks'}),
    ).toBeVisible();
  });
});

test.describe('in a long sidebar, the page that is open', () => {
  const DEEP =
    '/docs/operators/validation/performance/significance_tests/t_test';

  /** Scroll position of the sidebar, in px. */
  const scrolled = (page: Page) =>
    sidebar(page).evaluate(({scrollTop}) => scrollTop);

  test('is in sight before the framework starts, and nothing moves then', async ({
    page,
    help,
  }) => {
    await page.goto(help + DEEP, {waitUntil: 'networkidle'});
    await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const distance = await scrolled(page);
    expect(distance).toBeGreaterThan(0);
    await expectNotStarted(page);
    await started(page);
    expect(await scrolled(page)).toBe(distance);
  });

  test('stays out of sight at the start if a reader has scrolled away', async ({
    page,
    help,
  }) => {
    await page.goto(help + DEEP);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await sidebar(page).evaluate((menu) => menu.scrollTo({top: 0}));
    await expectNotStarted(page);
    await started(page);
    expect(await scrolled(page)).toBe(0);
  });

  test('is in sight after a link within the site', async ({page, help}) => {
    await open(page, `${help}/docs/operators/validation/cross_validation`);
    await search(page, 't-test');
    await searchResults(page).first().click();
    await expect(page).toHaveURL(new RegExp(DEEP));
    await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport();
  });

  test('is in sight in the menu of a phone', async ({page, help}) => {
    await page.setViewportSize({width: 390, height: 780});
    await page.goto(help + DEEP);
    await toggle(page).click();
    await expect(
      menu(page).locator('[aria-current=page]').last(),
    ).toBeInViewport();
  });
});

test('the menu comes after the text of the page in the HTML', async ({
  page,
  help,
}) => {
  await page.goto(help + GUIDE);
  const isAfter = await page.evaluate(() =>
    Boolean(
      document
        .querySelector('main')!
        .compareDocumentPosition(document.querySelector('dialog')!) &
      Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  expect(isAfter).toBe(true);
});

test.describe('an address with an anchor', () => {
  test('opens the tab around its target', async ({page, help}) => {
    await open(page, help + GUIDE);
    await page.evaluate(() => {
      document.querySelectorAll('[role="tabpanel"]')[1]!.firstElementChild!.id =
        'in-tab';
      location.hash = '#in-tab';
    });
    await expect(page.locator('#in-tab')).toBeVisible();
    await expect(page.locator('#in-tab')).toBeInViewport();
  });

  test('opens the folds around its target, also for a link', async ({
    page,
    help,
  }) => {
    await open(
      page,
      `${help}/docs/operators/cleansing/normalization/normalize`,
    );
    const fold = page.locator('main details:not(.theme-doc-toc-mobile)').last();
    await fold.evaluate((details) => {
      details.lastElementChild!.id = 'in-fold';
      const link = document.createElement('a');
      link.href = '#in-fold';
      link.textContent = 'to the fold';
      document.querySelector('main h1')!.after(link);
    });
    await page.getByText('to the fold').click();
    await expect(page.locator('#in-fold')).toBeVisible();
    await expect(page.locator('#in-fold')).toBeInViewport();
  });
});

test.describe('with scripts turned off', () => {
  test.use({javaScriptEnabled: false});

  test('all tab panels can be read, and the pages are plain links', async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width: 390, height: 780});
    await page.goto(help + GUIDE);
    for (const panel of await page.locator('[role="tabpanel"]').all()) {
      await expect(panel).toBeVisible();
    }
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole('link', {name: 'News'}).first()).toBeVisible();
    await expect(
      sidebar(page).getByRole('link', {name: 'Autoscaling'}),
    ).toBeVisible();
    await page.getByText('On this page', {exact: true}).click();
    await expect(
      page.locator('.theme-doc-toc-mobile').getByRole('link').first(),
    ).toBeVisible();
  });
});

test('a tab is selected by click and by key, and on the next page', async ({
  page,
  help,
}) => {
  await open(page, help + GUIDE);
  const tabs = page.getByRole('tab');
  const panels = page.locator('[role="tabpanel"]');
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'false');
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.nth(0)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panels.nth(2)).toBeVisible();
  const tab = page.getByRole('tab', {name: 'Python'}); // On both pages
  await tab.click();
  await open(page, `${help}/docs/tutorial/deploy`);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
