import type {Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  test,
} from './support';

/**
 * A page with a linked diagram, and an operator page with a process that is
 * wider than its column.
 */
const MAP = '/docs/intro';
const OPERATOR = '/docs/operators/scoring/confidences/find_threshold';

/** A page with charts that are displayed at maximum size on a phone. */
const CHARTS = '/docs/auto/machine-learning/binary';

const figure = (page: Page) => page.locator('figure.figure').first();
const process = (page: Page) => page.locator('figure.operator-process').first();
const dialog = (page: Page) => page.getByRole('dialog');

/** Ids that occur more than once on a page. */
const doubleIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });

/** Number of entries in the page's history. */
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Width of an element's visible drawing, in px. */
async function drawnWidth(page: Page, selector: string): Promise<number> {
  const drawing = page.locator(`${selector} svg[role]:visible`).first();
  return (await drawing.boundingBox())?.width ?? 0;
}

test('a figure is shown in large, with its text, and returns to its place', async ({
  page,
  help,
}) => {
  await open(page, help + MAP);
  const enlarge = figure(page).getByRole('button', {name: 'Enlarge'});
  await expect(enlarge).toHaveCSS('opacity', '0');
  await figure(page).hover();
  await expect(enlarge).toHaveCSS('opacity', '1');
  const before = await drawnWidth(page, 'figure.figure');
  const place = page.getByRole('heading', {level: 2}).last();
  const top = (await place.boundingBox())?.y;
  const entries = await historyLength(page);
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('The platform at a glance');
  // The dialog has its name before the browser has opened and laid it out.
  await expect
    .poll(() => drawnWidth(page, 'dialog'))
    .toBeGreaterThan(1.25 * before);
  expect((await place.boundingBox())?.y).toBe(top);
  expect(await doubleIds(page)).toEqual([]);
  await expect(dialog(page).locator('svg[role]:visible')).toHaveAccessibleName(
    'The platform at a glance',
  );
  await dialog(page).getByText('Text description').click();
  await expect(dialog(page).locator('p')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  expect(await drawnWidth(page, 'figure.figure')).toBe(before);
  expect(await historyLength(page)).toBe(entries);
});

test('a press beside a large figure, and printing, close it', async ({
  page,
  help,
}) => {
  await open(page, help + MAP);
  const enlarge = figure(page).getByRole('button', {name: 'Enlarge'});
  await enlarge.click();
  await page.mouse.click(2, 2);
  await expect(dialog(page)).toHaveCount(0);
  await enlarge.click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(dialog(page)).toHaveCount(0);
});

test('a link in a large figure leads to its page', async ({page, help}) => {
  await open(page, help + MAP);
  await figure(page).getByRole('button', {name: 'Enlarge'}).click();
  await dialog(page)
    .getByRole('link', {name: 'Auto ML', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL(/machine-learning\/steps/);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: {width: 390, height: 780},
  });

  test('a wide process is enlarged by a tap, and scrolled', async ({
    page,
    help,
  }) => {
    await open(page, help + OPERATOR);
    const before = await drawnWidth(page, 'figure.operator-process');
    const enlarge = process(page).getByRole('button', {name: 'Enlarge'});
    await expect(enlarge).toHaveCSS('opacity', '1');
    const {width = 0, height = 0} = (await enlarge.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await enlarge.tap();
    await expect(dialog(page)).toBeVisible();
    expect(await drawnWidth(page, 'dialog')).toBeGreaterThan(1.25 * before);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await dialog(page).getByRole('button', {name: 'Close'}).tap();
    await expect(enlarge).toBeVisible();
  });
});

test('what has nothing to gain, and paper, have no button', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 390, height: 780});
  await open(page, help + CHARTS);
  await expect(figure(page)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Enlarge'})).toHaveCount(0);
  await page.setViewportSize({width: 1440, height: 900});
  const enlarge = figure(page).getByRole('button', {name: 'Enlarge'});
  await expect(enlarge).toBeAttached();
  await page.emulateMedia({media: 'print'});
  await expect(enlarge).toBeHidden();
});
