import type {Request} from '@playwright/test';
import {watchRequests} from './requests';
import {expectNotStarted, expectStarted} from './slowPage';
import {expect, setConnection, test} from './support';

const GUIDE = '/docs/deploy/rest-api';
const OPERATOR = '/docs/operators/cleansing/normalization/normalize';

const PAGES = [
  '/',
  '/docs/intro',
  GUIDE,
  OPERATOR,
  '/docs/operators',
  '/blog',
  '/search',
];

const isScript = (request: Request) => request.resourceType() === 'script';

for (const route of PAGES) {
  test(`no script is run before a reader does something: ${route}`, async ({
    page,
    help,
  }) => {
    const scripts = watchRequests(page, isScript);
    await page.goto(help + route, {waitUntil: 'networkidle'});
    await expectNotStarted(page);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await expectStarted(page);
    expect(scripts.length).toBeGreaterThan(1);
  });
}

test('an idle page loads ahead what its start needs, all of it at once', async ({
  page,
  help,
}) => {
  await setConnection(page, {effectiveType: '4g', saveData: false});
  const ahead = page.locator('link[rel=prefetch][href$=".js"]');
  await page.goto(help + GUIDE, {waitUntil: 'networkidle'});
  await expect(ahead.first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const loaded = await ahead.evaluateAll((links: HTMLLinkElement[]) =>
    links.map(({href}) => href),
  );
  const scripts = watchRequests(page, isScript);
  await page.keyboard.press('Tab');
  await expectStarted(page);
  const first = scripts.slice(0, 4);
  expect(first).toHaveLength(4);
  expect(loaded).toEqual(expect.arrayContaining(first));
});

for (const connection of [
  {effectiveType: '4g', saveData: true},
  {effectiveType: '3g', saveData: false},
]) {
  test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({
    page,
    help,
  }) => {
    await setConnection(page, connection);
    await page.goto(help + GUIDE, {waitUntil: 'networkidle'});
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}

/** Maximum transfer size of a guide before it starts, in bytes. */
const WEIGHT_AT_REST = 80 * 1024;

test('a guide takes 80 KiB at most before a reader does something, without what is loaded ahead', async ({
  page,
  help,
}) => {
  await setConnection(page, {effectiveType: '4g', saveData: true});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  await page.goto(help + GUIDE, {waitUntil: 'networkidle'});
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(WEIGHT_AT_REST);
});

test('a page that a browser has translated keeps the translation, and the first tap', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 390, height: 780});
  await page.goto(help + GUIDE);
  // Browsers wrap each translated text in a separate element.
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    const heading = document.querySelector('h1')!;
    const text = document.createElement('font');
    text.textContent = 'Bereitstellen';
    heading.replaceChildren(text);
  });
  await page.getByText('On this page').first().click();
  await expect(
    page.locator('.theme-doc-toc-mobile').getByRole('link').first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNotStarted(page);
  await expect(page.locator('h1')).toHaveText('Bereitstellen');
});

for (const address of ['/search?q=model', '/docs/intro#get-started']) {
  test(`${address} starts by itself`, async ({page, help}) => {
    await page.goto(help + address);
    await expectStarted(page);
  });
}

test('a mouse that rests does not start a page, one that moves does', async ({
  page,
  help,
}) => {
  const scripts = watchRequests(page, isScript);
  await page.goto(`${help}/docs/intro`, {waitUntil: 'networkidle'});
  await page.mouse.move(200, 200);
  expect(scripts).toEqual([]);
  await page.mouse.move(210, 200);
  await expectStarted(page);
});
