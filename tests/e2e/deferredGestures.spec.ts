import {NORMALIZE as OPERATOR, openButton} from './liveExample';
import {expectNotStarted, expectStarted, holdStart, slowDown} from './slowPage';
import {expect, searchInput, searchResults, test} from './support';

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

  test('while a tap waits, a bar at the top grows', async ({page, help}) => {
    const release = await holdStart(page);
    await page.goto(help + OPERATOR);
    const barWidth = () =>
      page.evaluate(() => {
        const {content, transform} = getComputedStyle(
          document.documentElement,
          '::after',
        );
        return content === 'none' ? 0 : new DOMMatrix(transform).a;
      });
    expect(await barWidth()).toBe(0);
    const button = openButton(page);
    await button.tap();
    await expect(button).toHaveAttribute('data-held', '');
    await button.tap();
    await expect.poll(barWidth).toBeGreaterThan(0.2);
    release();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).not.toHaveAttribute('data-held');
    expect(await barWidth()).toBe(0);
  });

  test('a link is followed while the page starts', async ({page, help}) => {
    await slowDown(page);
    const release = await holdStart(page);
    await page.goto(help + OPERATOR);
    const link = page.locator('article p a[href]').first();
    const address = new URL((await link.getAttribute('href')) ?? '', help);
    await openButton(page).tap();
    await expectNotStarted(page);
    await link.tap();
    await expect(page).toHaveURL(address.href);
    release();
  });
});

test.describe('on a slow computer', () => {
  test('a fold opens at once, and stays so', async ({page, help}) => {
    await slowDown(page);
    await page.goto(help + OPERATOR);
    const fold = page.locator('details').first();
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '');
    await expectStarted(page);
    await expect(fold).toHaveAttribute('open', '');
  });

  test('filters of the catalog hold what was typed and chosen', async ({
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
    // The page starts slowly, because it has hundreds of rows.
    await expect(page).toHaveURL(/[?&]text=norm/, {timeout: 40_000});
    await expect(page).toHaveURL(/[?&]kind=/);
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
