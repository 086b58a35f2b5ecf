import {expectNotStarted, expectStarted, holdStart, slowDown} from './slowPage';
import {expect, searchInput, searchResults, test} from './support';

const GUIDE = '/docs/deploy/rest-api';
const OPERATOR = '/docs/operators/cleansing/normalization/normalize';

test.describe('on a slow phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 780}});

  test('a tap on the search takes keys at once, and finds', async ({
    page,
    help,
  }) => {
    await slowDown(page);
    await page.goto(`${help}/docs/intro`);
    await searchInput(page).tap();
    await expect(searchInput(page)).toBeFocused();
    await expectNotStarted(page);
    await page.keyboard.type('autoscaling');
    await expect(searchResults(page).first()).toContainText('Autoscaling');
    await expect(searchInput(page)).toHaveValue('autoscaling');
    await expect(searchInput(page)).toBeFocused();
  });

  test('a tap on the menu opens it, also when it is repeated', async ({
    page,
    help,
  }) => {
    const release = await holdStart(page);
    await page.goto(`${help}/docs/intro`);
    const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
    await menu.tap();
    await expect(menu).toHaveAttribute('data-held', '');
    await menu.tap();
    await expectNotStarted(page);
    release();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(menu).not.toHaveAttribute('data-held');
  });

  test('while a tap waits, a bar at the top grows', async ({page, help}) => {
    const release = await holdStart(page);
    await page.goto(`${help}/docs/intro`);
    const barWidth = () =>
      page.evaluate(() => {
        const {content, transform} = getComputedStyle(
          document.documentElement,
          '::after',
        );
        return content === 'none' ? 0 : new DOMMatrix(transform).a;
      });
    expect(await barWidth()).toBe(0);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await expect.poll(barWidth).toBeGreaterThan(0.2);
    release();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    expect(await barWidth()).toBe(0);
  });

  test('a tap on "On this page" opens the contents', async ({page, help}) => {
    const release = await holdStart(page);
    await page.goto(help + GUIDE);
    const toggle = page.getByRole('button', {name: 'On this page'});
    await toggle.tap();
    await expectNotStarted(page);
    release();
    await expect(
      page.getByRole('link', {name: 'Next steps'}).first(),
    ).toBeVisible();
  });

  test('a link is followed while the page starts', async ({page, help}) => {
    await slowDown(page);
    await page.goto(`${help}/docs/intro`);
    const link = page.locator('article p a[href]').first();
    const address = new URL((await link.getAttribute('href')) ?? '', help);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await link.tap();
    await expect(page).toHaveURL(address.href);
  });
});

test.describe('on a slow computer', () => {
  test('a tab is chosen, by click and by key', async ({page, help}) => {
    const release = await holdStart(page);
    await page.goto(help + GUIDE);
    const tabs = page.getByRole('tab');
    await tabs.nth(1).click();
    await expectNotStarted(page);
    release();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('code is copied', async ({page, context, help}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdStart(page);
    await page.goto(help + GUIDE);
    await page
      .getByRole('button', {name: 'Copy code to clipboard'})
      .first()
      .click();
    await expectNotStarted(page);
    release();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('{');
  });

  test('a fold opens at once, and stays so', async ({page, help}) => {
    await slowDown(page);
    await page.goto(help + OPERATOR);
    const fold = page.locator('details').first();
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '');
    await expectStarted(page);
    await expect(fold).toHaveAttribute('open', '');
  });

  test('a category of the sidebar opens', async ({page, help}) => {
    const release = await holdStart(page);
    await page.goto(`${help}/docs/intro`);
    const category = page
      .getByRole('button', {name: /^Expand sidebar/})
      .first();
    const name = (await category.getAttribute('aria-label')) ?? '';
    await category.click();
    await expectNotStarted(page);
    release();
    await expect(
      page.getByRole('button', {name: name.replace('Expand', 'Collapse')}),
    ).toBeVisible();
  });

  test('filters of the catalog hold what was typed and chosen', async ({
    page,
    help,
  }) => {
    const release = await holdStart(page);
    await page.goto(`${help}/docs/operators`);
    await page.getByRole('searchbox', {name: 'Text'}).click();
    await page.keyboard.type('norm');
    await page.getByLabel('Group by').focus();
    await page.keyboard.press('ArrowDown');
    await expectNotStarted(page);
    release();
    // Hundreds of rows start with the page.
    await expect(page).toHaveURL(/[?&]text=norm/, {timeout: 40_000});
    await expect(page).toHaveURL(/[?&]group=/);
    await expect(page.getByRole('searchbox', {name: 'Text'})).toHaveValue(
      'norm',
    );
  });

  for (const key of ['/', 'Control+k']) {
    test(`${key} right after loading, and what is typed then`, async ({
      page,
      help,
    }) => {
      await slowDown(page);
      await page.goto(`${help}/docs/intro`);
      await page.keyboard.press(key);
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.type('autoscling');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('a');
      await expect(searchInput(page)).toHaveValue('autoscaling');
      await expect(searchResults(page).first()).toContainText('Autoscaling', {
        timeout: 30_000,
      });
      await page.keyboard.type('X');
      await expect(searchInput(page)).toHaveValue('autoscaXling');
    });
  }

  test('Enter before the search is there opens the first result', async ({
    page,
    help,
  }) => {
    await slowDown(page);
    await page.goto(`${help}/docs/intro`);
    await searchInput(page).click();
    await page.keyboard.type('autoscaling');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling/);
  });

  test('the search entry of the landing page takes keys at once', async ({
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
});
