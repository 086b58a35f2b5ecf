import type {Page} from '@playwright/test';
import {expect, expectNoSidewaysScroll, open, search, test} from './support';

const GUIDE = '/docs/deploy/rest-api';

/** Landmarks and controls that are not needed on paper. */
const CHROME = [
  '.navbar',
  '.footer',
  '.theme-doc-sidebar-container',
  '.theme-doc-toc-desktop',
  '.theme-doc-breadcrumbs',
  '.pagination-nav',
];

/**
 * Classes of elements with a transition or animation longer than a limit in
 * milliseconds.
 */
const moving = (page: Page, limit: number) =>
  page.evaluate((most) => {
    const seconds = (value: string) =>
      Math.max(...value.split(',').map((part) => parseFloat(part)));
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const {transitionDuration, animationDuration} =
          getComputedStyle(element);
        return (
          Math.max(seconds(transitionDuration), seconds(animationDuration)) *
            1000 >
          most
        );
      })
      .map(({outerHTML}) => outerHTML.slice(0, 80));
  }, limit);

test('a guide is printed without what surrounds it', async ({page, help}) => {
  await open(page, help + GUIDE);
  for (const part of CHROME) {
    await expect(page.locator(part).first(), part).toBeVisible();
  }
  await page.emulateMedia({media: 'print'});
  for (const part of CHROME) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a printed link to another site shows its address', async ({
  page,
  help,
}) => {
  await open(page, help + GUIDE);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.org/otters';
    link.textContent = 'Otters';
    document.querySelector('.markdown')?.append(link);
  });
  const after = () =>
    page
      .getByRole('link', {name: 'Otters'})
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after()).toBe('none');
  await page.emulateMedia({media: 'print'});
  expect(await after()).toContain('https://example.org/otters');
});

test('all tabs are printed', async ({page, help}) => {
  await open(page, help + GUIDE);
  const hidden = page.locator('[role=tabpanel][hidden]').first();
  await expect(hidden).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(hidden).toBeVisible();
});

/** Width of A4 paper between its margins, in px. */
const PAPER = 672;

test('a table of twelve columns is printed whole', async ({page, help}) => {
  await page.setViewportSize({width: PAPER, height: 950});
  await page.goto(help + GUIDE);
  await page.emulateMedia({media: 'print'});
  const table = page.locator('.markdown table').first();
  await table.evaluate((element: HTMLTableElement) => {
    element.replaceChildren();
    for (const text of ['Confidence', 'Otters and confidence(positive)']) {
      const row = element.insertRow();
      for (let column = 0; column < 12; column += 1) {
        row.insertCell().textContent = text;
      }
    }
  });
  const {x = 0, width = 0} = (await table.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(PAPER);
  await expectNoSidewaysScroll(page);
});

test('nothing moves for a reader who wants no motion', async ({page, help}) => {
  await open(page, help + GUIDE);
  await search(page, 'workflow');
  expect((await moving(page, 1)).length).toBeGreaterThan(0);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await moving(page, 1)).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('focus and the active result are seen in forced colors', async ({
  page,
  help,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, help + GUIDE);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).not.toHaveCSS('outline-style', 'none');
  await search(page, 'workflow');
  const look = (selected: boolean) =>
    page
      .locator(`[role=option][aria-selected=${selected}]`)
      .first()
      .evaluate((row) => {
        const {backgroundColor, outlineStyle, borderInlineStartStyle} =
          getComputedStyle(row);
        return [backgroundColor, outlineStyle, borderInlineStartStyle];
      });
  expect(await look(true)).not.toEqual(await look(false));
});
