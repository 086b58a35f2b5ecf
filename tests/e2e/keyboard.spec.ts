import type {Page} from '@playwright/test';
import {expectNotStarted, holdStart} from './slowPage';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  searchInput,
  test,
} from './support';

const GUIDE = '/docs/deploy/rest-api';

const list = (page: Page) =>
  page.getByRole('dialog', {name: 'Keyboard shortcuts'});
const button = (page: Page) =>
  page.getByRole('button', {name: 'Keyboard shortcuts'});

test('? shows the keys of the search and of the page; Esc closes them', async ({
  page,
  help,
}) => {
  await open(page, help + GUIDE);
  const link = page.locator('article a[href]').first();
  await link.focus();
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  for (const name of ['Search', 'List of results', 'Page']) {
    await expect(list(page).getByRole('heading', {name})).toBeVisible();
  }
  for (const key of ['/', 'Ctrl', 'Enter', 'Shift', 'Esc', 'Tab', '?']) {
    await expect(
      list(page).locator('kbd').getByText(key, {exact: true}).first(),
    ).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a button at the foot of the page shows them, and has the focus again', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, help + GUIDE);
  const {height = 0} = (await button(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(24);
  await button(page).click();
  await expect(list(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await list(page).getByRole('button', {name: 'Close'}).click();
  await expect(list(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('a question mark in a field is a question mark', async ({page, help}) => {
  await open(page, help + GUIDE);
  await searchInput(page).click();
  await page.keyboard.press('?');
  await expect(searchInput(page)).toHaveValue('?');
  await expect(list(page)).toHaveCount(0);
});

test('? before the page has started shows the keys then', async ({
  page,
  help,
}) => {
  const release = await holdStart(page);
  await page.goto(help + GUIDE);
  await page.keyboard.press('?');
  await expectNotStarted(page);
  await expect(button(page)).toHaveAttribute('data-held', '');
  release();
  await expect(list(page)).toBeVisible();
});
