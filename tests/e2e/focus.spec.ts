import {expect, open, search, searchResults, test} from './support';

for (const width of [390, 768, 1440]) {
  test(`a control that the focus moves back to is not behind the navbar, at ${width} px`, async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width, height: 700});
    await open(page, `${help}/docs/deploy/rest-api`);
    await page.locator('footer a').last().focus();
    const isCovered = () =>
      page.evaluate(() => {
        const {left, top} = document
          .activeElement!.getClientRects()[0]!
          .toJSON() as DOMRect;
        const found = document.elementFromPoint(left + 2, top + 2);
        return found?.closest('.navbar') !== null;
      });
    for (let count = 0; count < 20; count++) {
      await page.keyboard.press('Shift+Tab');
      // The navbar slides in.
      await expect.poll(isCovered).toBe(false);
    }
  });
}

test.describe('in forced colors', () => {
  test.use({forcedColors: 'active'});

  test('the chosen tab differs from the others', async ({page, help}) => {
    await open(page, `${help}/docs/deploy/rest-api`);
    const colors = await page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((tab) => getComputedStyle(tab).borderBottomColor),
      );
    expect(new Set(colors.slice(1)).size).toBe(1);
    expect(colors[0]).not.toBe(colors[1]);
  });
});

test('the outline of a tab is not cut', async ({page, help}) => {
  await open(page, `${help}/docs/deploy/rest-api`);
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(1)).toHaveCSS(
    'outline-offset',
    '-2px',
  );
});

test('/ in the menu of a phone does not open the search behind it', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 390, height: 780});
  await open(page, `${help}/docs/intro`);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  await expect(page.locator('.aa-DetachedContainer')).toHaveCount(0);
});

test('rows of the search grow with the text size of the browser', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/intro`);
  await page.addStyleTag({content: 'html {font-size: 200%}'});
  await search(page, 'autoscaling');
  const isCut = () =>
    searchResults(page)
      .first()
      .locator('[class*=title]')
      .first()
      .evaluate((title) => title.scrollHeight > title.clientHeight + 1);
  await expect(searchResults(page).first()).toBeVisible();
  expect(await isCut()).toBe(false);
});
