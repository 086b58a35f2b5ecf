import type {Page} from '@playwright/test';
import {expect, started, open, test} from './support';

const GUIDE = '/docs/deploy/rest-api';

/** Number of text colors in a code block: names, numbers, and the rest. */
function colorsOf(page: Page): Promise<number> {
  return page
    .locator('.language-json .prism-code')
    .first()
    .evaluate(
      (pre) =>
        new Set(
          ['.property', '.number', '.code-line'].map(
            (part) => getComputedStyle(pre.querySelector(part)!).color,
          ),
        ).size,
    );
}

test('code has colors with and without scripts', async ({
  browser,
  page,
  help,
}) => {
  const plain = await browser.newPage({javaScriptEnabled: false});
  await plain.goto(help + GUIDE);
  expect(await colorsOf(plain)).toBe(3);
  await plain.close();
  await open(page, help + GUIDE);
  expect(await colorsOf(page)).toBe(3);
});

test('code of a page that a link leads to has colors', async ({page, help}) => {
  await open(page, `${help}/docs/deploy`);
  await page.evaluate(() => {
    window.name = 'same document';
  });
  await page.locator(`main a[href$="${GUIDE}"]`).first().click();
  await page.waitForURL(`**${GUIDE}`);
  await expect.poll(() => colorsOf(page)).toBe(3);
  expect(await page.evaluate(() => window.name)).toBe('same document');
});

test('the copy button gives the code as it is shown', async ({
  page,
  context,
  help,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(help + GUIDE);
  await started(page);
  const block = page.locator('div.language-json').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toBeInstanceOf(Object);
  expect(copied.split('\n')).toEqual(
    await block
      .locator('.code-line')
      .evaluateAll((lines) =>
        lines.map(({textContent}) => textContent.replace(/\n$/, '')),
      ),
  );
});
