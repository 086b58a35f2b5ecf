import type {Page} from '@playwright/test';
import {expect, open, test} from './support';

const RECIPES = '/docs/recipes/';

const status = (page: Page) => page.getByRole('main').getByRole('status');

const items = (page: Page) => page.locator('.operator-catalog-list li:visible');

test('words filter the recipes, also words that only their pages have', async ({
  page,
  help,
}) => {
  await open(page, `${help}${RECIPES}`);
  const all = await items(page).count();
  expect(all).toBeGreaterThan(100);
  await expect(status(page)).toHaveText(`${all} of ${all} recipes`);
  await page.getByRole('main').getByLabel('Words').fill('RANK over');
  await expect(status(page)).toHaveText(`1 of ${all} recipes`);
  await expect(items(page)).toContainText('Rank rows in subgroups, with ties');
  await expect(page.locator('h2:visible')).toHaveText([/^Rows/]);
  await expect(page).toHaveURL(/\?text=RANK\+over$/);
  await page.getByRole('button', {name: 'Clear filter'}).click();
  await expect(status(page)).toHaveText(`${all} of ${all} recipes`);
  await page.goBack();
  await expect(status(page)).toHaveText(`1 of ${all} recipes`);
});

test('a link to a group that the filter hides shows all recipes', async ({
  page,
  help,
}) => {
  await open(page, `${help}${RECIPES}?text=leaderboard`);
  const text = page.locator('h2#text');
  await expect(page.locator('h2#rows')).toBeVisible();
  await expect(text).toBeHidden();
  await page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link', {name: 'Text', exact: true})
    .click();
  await expect(text).toBeInViewport();
  await expect(page).toHaveURL(/recipes\/#text$/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all recipes are listed, and no field is shown', async ({
    page,
    help,
  }) => {
    await page.goto(`${help}${RECIPES}`);
    expect(await items(page).count()).toBeGreaterThan(100);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
  });
});
