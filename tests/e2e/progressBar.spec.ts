import type {Page} from '@playwright/test';
import {expect, hold, open, test} from './support';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** Visible share of the bar, from 0 to 1. */
const drawn = (page: Page) =>
  bar(page).evaluate((element) => {
    const [, left = ''] =
      /translate3d\(-([\d.]+)%/.exec(element.style.cssText) ?? [];
    return 1 - Number(left) / 100;
  });

/**
 * Opens a page, stops its clock, and goes to another page whose scripts are
 * held until the returned function is called.
 */
async function changePage(page: Page, help: string): Promise<() => void> {
  await open(page, `${help}/docs/intro`);
  const release = await hold(page, /assets\/js\/.*\.js$/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', {name: 'News', exact: true}).first().click();
  return release;
}

const arrived = (page: Page) =>
  expect(page.getByRole('heading', {name: 'News', level: 1})).toBeVisible();

test('a progress bar shows 200 ms after a slow change has begun, at 8 %, and goes on every 800 ms', async ({
  page,
  help,
}) => {
  const release = await changePage(page, help);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(bar(page)).toBeVisible();
  expect(await drawn(page)).toBeCloseTo(0.08, 5);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(790);
  expect(await drawn(page)).toBeCloseTo(0.08, 5);
  await page.clock.runFor(20);
  expect(await drawn(page)).toBeGreaterThan(0.08);
  release();
  await arrived(page);
  await page.clock.runFor(2_000);
  await expect(bar(page)).toHaveCount(0);
});

test('a change that takes less shows no progress bar', async ({page, help}) => {
  const release = await changePage(page, help);
  await page.clock.runFor(150);
  release();
  await arrived(page);
  await page.clock.runFor(5_000);
  await expect(bar(page)).toHaveCount(0);
});

test('going to a section of the same page shows no progress bar', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/deploy/rest-api`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .locator('.table-of-contents')
    .getByRole('link', {name: 'Next steps'})
    .click();
  await expect(page).toHaveURL(/#next-steps$/);
  await page.clock.runFor(5_000);
  await expect(bar(page)).toHaveCount(0);
});
