import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../support/sites';
import {
  FREQUENCY,
  NORMALIZE,
  REPLACE,
  columnOf,
  openButton,
  openTrial,
  panel,
  result,
} from './liveExample';
import {followRequests} from './requests';
import {
  expect,
  expectGoodAtWidth,
  expectNoAxeViolations,
  open,
  test,
  WIDTHS,
} from './support';

test('nothing of a live example is loaded before a reader asks for it', async ({
  page,
  help,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (url.endsWith('.js')) {
      scripts.add(path.join(ROOT, 'build', url.slice(help.length)));
    }
  });
  /** For each of panel, code, and data: true if a loaded script contains it. */
  const found = () => {
    const texts = Array.from(scripts, (file) => readFileSync(file, 'utf8'));
    return [
      'operator-trial-panel',
      'which the proportion transformation does not allow',
      'control"?:"choice"',
    ].map((part) => texts.some((text) => new RegExp(part).test(text)));
  };

  const settled = followRequests(page);
  await open(page, `${help}${NORMALIZE}`);
  await settled();
  await openButton(page).hover();
  await openButton(page).focus();
  await settled();
  const before = scripts.size;
  expect(found()).toEqual([false, false, false]);
  await openButton(page).click();
  await expect(panel(page)).toBeVisible();
  expect(scripts.size).toBeGreaterThan(before);
  expect(found()).toEqual([true, true, true]);
});

const ROUTES = process.env.ALL_PAGES
  ? [REPLACE, NORMALIZE, FREQUENCY]
  : [REPLACE];
for (const route of ROUTES) {
  test(`a live example has no accessibility violation and fits each width: ${route}`, async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width: WIDTHS[0], height: 900});
    await openTrial(page, `${help}${route}`);
    for (const width of WIDTHS) {
      await expectGoodAtWidth(page, width);
    }
  });
}

test('a table that is cut off is scrolled with the keyboard', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 320, height: 900});
  await openTrial(page, `${help}${REPLACE}`);
  await result(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => result(page).evaluate((box) => box.scrollLeft))
    .toBeGreaterThan(0);
});

test('a live example that does not load says so, and loads on another try', async ({
  page,
  help,
}) => {
  const settled = followRequests(page);
  await open(page, `${help}${NORMALIZE}`);
  await settled();
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await openButton(page).click();
  await expect(
    page.getByText('The example could not be loaded. Check your connection.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/assets/js/*.js');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(columnOf(page, 1).last()).toHaveText('1.979');
  await expect(openButton(page)).toBeFocused();
});

test('a live example is not printed, and not shown without scripts', async ({
  page,
  browser,
  help,
}) => {
  await openTrial(page, `${help}${NORMALIZE}`);
  await page.emulateMedia({media: 'print'});
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('.operator-trial-open')).toBeHidden();
  const context = await browser.newContext({javaScriptEnabled: false});
  const plain = await context.newPage();
  await plain.goto(`${help}${NORMALIZE}`);
  await expect(plain.locator('.operator-trial-open')).toBeHidden();
  await context.close();
});
