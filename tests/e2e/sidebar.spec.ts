import type {Page} from '@playwright/test';
import {expect, open, test} from './support';

const PAGE = '/docs/refresh';

const sidebar = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

const button = (page: Page, name: string) =>
  sidebar(page).getByRole('button', {name: `sidebar category '${name}'`});

/** The list of a category's entries. */
const entries = (page: Page, name: string) =>
  sidebar(page)
    .locator('li', {
      has: page.getByRole('button', {name: `sidebar category '${name}'`}),
    })
    .locator('> ul');

/**
 * Expands a category. Returns the transition of its list, and its height in px.
 */
async function unfold(page: Page, name: string) {
  await sidebar(page).evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver((records) => {
      for (const {target} of records) {
        seen.push((target as HTMLElement).style.transition);
      }
    }).observe(element, {subtree: true, attributeFilter: ['style']});
  });
  await button(page, name).click();
  await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(entries(page, name)).toHaveCSS('overflow', 'visible');
  const height = await entries(page, name).evaluate(
    (list) => list.scrollHeight,
  );
  const seen = await page.evaluate(
    () => (window as unknown as {seen: string[]}).seen,
  );
  return {transition: seen.find(Boolean), height};
}

/**
 * Transition duration of a list by its height in px, in milliseconds. Higher
 * lists take longer, but less per px.
 */
const duration = (height: number) =>
  Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

test('a category opens at a pace that its height gives, and eases in and out', async ({
  page,
  help,
}) => {
  await open(page, help + PAGE);
  const heights: number[] = [];
  for (const name of ['Projects', 'Data']) {
    const {transition, height} = await unfold(page, name);
    expect(transition).toBe(`height ${duration(height)}ms ease-in-out`);
    heights.push(height);
  }
  expect(heights[1]).not.toBe(heights[0]);
});

test('a category opens at once for a reader who wants no motion', async ({
  page,
  help,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, help + PAGE);
  const {transition} = await unfold(page, 'Data');
  expect(transition).toBe('height 1ms ease-in-out');
});

test('a link that has the focus while its category opens does not move the list', async ({
  page,
  help,
}) => {
  await open(page, help + PAGE);
  const shift = await button(page, 'Data').evaluate(async (control) => {
    const entry = control.closest('li')!;
    const moves = new Promise((resolve) => {
      // The theme adds the list when its category opens for the first time.
      new MutationObserver(() => {
        if (entry.querySelector<HTMLElement>('ul')?.style.height) {
          resolve(undefined);
        }
      }).observe(entry, {
        attributeFilter: ['style'],
        childList: true,
        subtree: true,
      });
    });
    (control as HTMLElement).click();
    await moves;
    const list = entry.querySelector('ul')!;
    list.querySelector<HTMLElement>(':scope > li:last-child a')!.focus();
    return list.scrollTop;
  });
  expect(shift).toBe(0);
});

test('an open category closes on a click, and not when another one opens', async ({
  page,
  help,
}) => {
  await open(page, help + PAGE);
  await unfold(page, 'Projects');
  await unfold(page, 'Data');
  await expect(button(page, 'Projects')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(entries(page, 'Projects')).toBeVisible();
  await button(page, 'Data').click();
  await expect(entries(page, 'Data')).toBeHidden();
  await expect(entries(page, 'Projects')).toBeVisible();
});

test('the sidebar cannot be hidden', async ({page, help}) => {
  await open(page, help + PAGE);
  await expect(sidebar(page)).toBeVisible();
  await expect(
    page.getByRole('button', {name: /(Hide|Collapse) sidebar$/}),
  ).toHaveCount(0);
  await expect(page.locator('[class*=collapseSidebarButton]')).toHaveCount(0);
});

test('the sidebar stands after the page in the HTML, and is seen and reached before it', async ({
  page,
  help,
}) => {
  await open(page, help + PAGE);
  const main = page.locator('main');
  const aside = page.locator('main + aside');
  const [left, right] = [await aside.boundingBox(), await main.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);

  await aside.locator(':is(a, button):visible').last().focus();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);
});
