import type {Locator, Page} from '@playwright/test';
import {expect, expectNoSidewaysScroll, open, test} from './support';

/**
 * An operator page with a diagram of the operator and a wide process drawing.
 */
const PAGE = '/docs/operators/scoring/confidences/find_threshold';

/** A page with a six-column table. */
const WIDE_TABLE =
  '/docs/operators/scoring/confidences/drop_uncertain_predictions';

/** Width of A4 paper without its margins, in px. */
const PAPER = 718;

/** Returns a system color as computed on this page. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    probe.style.setProperty('forced-color-adjust', 'none');
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, name);
}

/** Returns the distinct computed values of a property. */
function valuesOf(elements: Locator, property: string): Promise<string[]> {
  return elements.evaluateAll(
    (found, name) => [
      ...new Set(
        found.map((one) => getComputedStyle(one).getPropertyValue(name)),
      ),
    ],
    property,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`drawings take the colors of a ${colorScheme} system with forced colors`, async ({
    page,
    help,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, `${help}${PAGE}`);
    const canvas = await systemColor(page, 'Canvas');
    const ink = await systemColor(page, 'CanvasText');
    const linkInk = await systemColor(page, 'LinkText');
    expect(canvas).not.toBe(ink);
    for (const figure of ['.operator-figure', '.operator-process']) {
      const boxes = page.locator(`${figure} svg :is(rect, path[class$=head])`);
      expect(await valuesOf(boxes, 'fill')).toEqual([canvas]);
      expect(await valuesOf(boxes, 'stroke')).toEqual([ink]);
      const texts = page.locator(`${figure} svg text:not(a text)`);
      expect(await valuesOf(texts, 'fill')).toEqual([ink]);
    }
    const links = page.locator('.operator-process a text');
    expect(await valuesOf(links, 'fill')).toEqual([linkInk]);
    const lines = page.locator('.operator-process-line');
    expect(await valuesOf(lines, 'stroke')).toEqual([ink]);
  });
}

test('the widest drawing is printed whole from a wide window', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/operators/scoring/apply_model`);
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: PAPER, height: 1000});
  await expectNoSidewaysScroll(page);
  for (const one of await page.locator('.operator-drawing').all()) {
    const {x = -1, width = 0} = (await one.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PAPER);
  }
});

test('drawings are printed whole, no wider than the paper', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: PAPER, height: 1000});
  await open(page, `${help}${PAGE}`);
  const drawing = page.locator('.operator-process .operator-drawing').first();
  const box = page.locator('.operator-process .operator-scroll').first();
  const excess = () => box.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(await excess()).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  expect(await excess()).toBe(0);
  await expect(box).toHaveCSS('overflow-x', 'visible');
  for (const one of await page.locator('.operator-drawing').all()) {
    const {x = -1, width = 0, height = 0} = (await one.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PAPER);
    const ratio = await one.evaluate((svg) => {
      const {width: w, height: h} = (svg as SVGSVGElement).viewBox.baseVal;
      return w / h;
    });
    expect(width / height).toBeCloseTo(ratio, 1);
  }
  await expect(drawing).toBeVisible();
});

test('a wide table is printed whole', async ({page, help}) => {
  await page.setViewportSize({width: PAPER, height: 1000});
  await open(page, `${help}${WIDE_TABLE}`);
  await expect(page.locator('table').first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expectNoSidewaysScroll(page);
});
