import type {Locator} from '@playwright/test';
import {expect, expectNoSidewaysScroll, open, test} from './support';

/**
 * Pages with a linked diagram and a group, a diagram for two column widths, and
 * charts.
 */
const MAP = '/docs/intro';
const ROW = '/docs/refresh';
const CHARTS = '/docs/auto/machine-learning/inspect';
const MATRIX = '/docs/auto/machine-learning/binary';

/** Width of A4 paper without its margins, in px. */
const PAPER = 718;

/** Ratio of a drawing's displayed size to its natural size. */
function scaleOf(drawing: Locator): Promise<number> {
  return drawing.evaluate((svg) => {
    const {width} = (svg as SVGSVGElement).viewBox.baseVal;
    return svg.getBoundingClientRect().width / width;
  });
}

const shown = (figure: Locator) => figure.locator('.figure-drawing:visible');

test('a figure has a name, a text alternative, and its numbers as a table', async ({
  page,
  help,
}) => {
  await open(page, `${help}${CHARTS}`);
  const chart = page.getByRole('img', {
    name: 'Weights of the columns for the churn model',
  });
  await expect(chart).toHaveCount(1);
  await expect(chart).toHaveAccessibleDescription(/contract 0\.158/);
  const figure = page.locator('.figure').first();
  await expect(figure.getByRole('table')).toBeHidden();
  await figure.getByText('Text description').click();
  await expect(figure.getByRole('table')).toBeVisible();
  await expect(
    figure.getByRole('row', {name: 'support calls 0.093'}),
  ).toBeVisible();
});

test('the boxes of a diagram lead to their pages', async ({page, help}) => {
  await open(page, `${help}${MAP}`);
  await page.getByRole('link', {name: 'Auto ML', exact: true}).first().click();
  await expect(page).toHaveURL(/machine-learning\/steps/);
});

test('a narrow page has drawings of its own, in which texts stay legible', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `${help}${ROW}`);
  const figure = page.locator('.figure').first();
  const wide = await shown(figure).boundingBox();
  expect(wide?.width).toBeGreaterThan(wide?.height ?? Infinity);
  await page.setViewportSize({width: 320, height: 900});
  await expectNoSidewaysScroll(page);
  const narrow = await shown(figure).boundingBox();
  expect(narrow?.height).toBeGreaterThan(narrow?.width ?? Infinity);
  for (const path of [ROW, CHARTS, MAP]) {
    await open(page, `${help}${path}`);
    for (const one of await page.locator('.figure:has(figcaption)').all()) {
      await expect(shown(one)).toHaveCount(1);
      expect(await scaleOf(shown(one))).toBeGreaterThan(0.9);
    }
  }
});

test('what is too wide for the page is scrolled with the keyboard', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 320, height: 900});
  await open(page, `${help}${MAP}`);
  const box = page.getByRole('region', {
    name: 'The platform at a glance: drawing',
  });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => box.evaluate((one) => one.scrollLeft))
    .toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`figures take the colors of a ${colorScheme} system with forced colors`, async ({
    page,
    help,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    const colorsOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (found, name) => [
            ...new Set(
              found.map((one) => getComputedStyle(one).getPropertyValue(name)),
            ),
          ],
          property,
        );
    const [canvas, ink] =
      colorScheme === 'light'
        ? ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']
        : ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
    await open(page, `${help}${MAP}`);
    expect(await colorsOf('.figure-box', 'fill')).toEqual([canvas]);
    expect(await colorsOf('.figure-line, .figure-frame', 'stroke')).toEqual([
      ink,
    ]);
    expect(await colorsOf('.figure-soft', 'fill')).toEqual([ink]);
    await open(page, `${help}${CHARTS}`);
    expect(await colorsOf('.figure-axis text', 'fill')).toEqual([ink]);
  });
}

test('figures are printed whole, with their texts', async ({page, help}) => {
  await page.setViewportSize({width: PAPER, height: 1000});
  for (const path of [MAP, CHARTS, MATRIX, '/docs/workflow/']) {
    await open(page, `${help}${path}`);
    await page.emulateMedia({media: 'print'});
    await expectNoSidewaysScroll(page);
    for (const figure of await page.locator('.figure:has(figcaption)').all()) {
      const {x = -1, width = 0} = (await shown(figure).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(PAPER);
      expect(await scaleOf(shown(figure))).toBeGreaterThan(0.75);
      await expect(figure.locator('p')).toBeVisible();
    }
    await page.emulateMedia({media: null});
  }
});
