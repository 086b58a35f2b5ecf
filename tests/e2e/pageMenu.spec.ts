import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../support/sites';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  test,
} from './support';

const INTRO = readFileSync(path.join(ROOT, 'build/docs/intro.md'), 'utf8');

test('the menu of a page leads to its copy without scripts', async ({
  browser,
  help,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${help}/docs/intro`);
  const menu = page.locator('.theme-page-menu');
  const before = await page.locator('h1').boundingBox();
  await menu.getByText('This page').click();
  await expect(menu.getByRole('button')).toHaveCount(0);
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  await menu.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page).toHaveURL(/\/help\/docs\/intro\.md$/);
  await expect(page.locator('body')).toContainText('title: Introduction');
  await context.close();
});

test('the text of a page is copied, also with the first gesture', async ({
  page,
  help,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${help}/docs/intro`);
  const menu = page.locator('.theme-page-menu');
  await menu.evaluate((fold: HTMLDetailsElement) => {
    fold.open = true;
  });
  await menu.getByRole('button', {name: 'Copy page'}).click();
  await expect(menu.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(INTRO);
});

test('the menu closes with Escape, and says where a copy failed', async ({
  page,
  help,
}) => {
  await page.route('**/planning.md', (route) => route.abort());
  await open(page, `${help}/blog/2024/09/18/planning`);
  const menu = page.locator('.theme-page-menu');
  const summary = menu.getByText('This page');
  await summary.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', {name: 'Copy page'}).click();
  await expect(menu.getByRole('button', {name: 'Not copied'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link').first()).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the open menu fits a narrow page, has no violations, and is not printed', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, `${help}/docs/operators/cleansing/normalization/normalize`);
  const menu = page.locator('.theme-page-menu');
  await menu.getByText('This page').click();
  await expect(menu.getByRole('button', {name: 'Print'})).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.emulateMedia({media: 'print'});
  await expect(menu).toBeHidden();
});
