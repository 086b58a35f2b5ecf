import {NORMALIZE as OPERATOR} from './liveExample';
import {expectStarted, openWithClock} from './slowPage';
import {expect, searchInput, test} from './support';

const SCRIPTS = /assets\/js\/.*\.js$/;

/** Scripts of a page's own route, and scripts of all pages. */
const LOSSES = {
  'the script that draws it': /assets\/js\/main[^/]*\.js$/,
  'a script of its route': /assets\/js\/[0-9a-f]+\.js$/,
};

test.describe('a page that has lost', () => {
  for (const [what, name] of Object.entries(LOSSES)) {
    test(`${what} is loaded again, and starts`, async ({
      page,
      help,
      errors,
    }) => {
      let isLost = true;
      await page.route(name, (route) =>
        isLost ? route.fulfill({status: 404}) : route.continue(),
      );
      await page.goto(`${help}/docs/intro`);
      // As after a new version: the next document names scripts that exist.
      page.on('request', (request) => {
        isLost &&= request.method() !== 'HEAD';
      });
      await page.keyboard.press('/');
      await expectStarted(page);
      errors.length = 0;
    });
  }

  test('all scripts is loaded again once, and can be read and used', async ({
    page,
    help,
  }) => {
    let documents = 0;
    page.on('domcontentloaded', () => documents++);
    await page.route(SCRIPTS, (route) => route.fulfill({status: 404}));
    await page.goto(help + OPERATOR);
    await page.keyboard.press('/');
    await expect.poll(() => documents).toBe(2);
    await page.keyboard.press('/');
    await page.keyboard.type('model');
    await expect(searchInput(page)).toHaveValue('model');
    const fold = page.locator('details').first();
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '');
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/);
    expect(documents).toBe(2);
    await page.getByRole('link', {name: 'News', exact: true}).first().click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('its network keeps its text and what was typed', async ({
    page,
    help,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await openWithClock(page, `${help}/docs/intro`);
    await page.context().setOffline(true);
    await page.clock.resume();
    await searchInput(page).click();
    await page.keyboard.type('autoscaling');
    await page.keyboard.press('Enter');
    await expect(page.locator('html[data-waiting]')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(searchInput(page)).toHaveValue('autoscaling');
  });
});
