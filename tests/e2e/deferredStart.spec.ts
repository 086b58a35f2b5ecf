import type {Page, Request} from '@playwright/test';
import {expectNotStarted, expectStarted} from './slowPage';
import {expect, test} from './support';

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

/** Scripts that a page asks for. */
function watchScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    if (/\.m?js$/.test(new URL(request.url()).pathname)) {
      seen.push(request.url());
    }
  });
  return seen;
}

for (const route of PAGES) {
  test(`no script is loaded before a reader does something: ${route}`, async ({
    page,
    help,
  }) => {
    const scripts = watchScripts(page);
    await page.goto(help + route, {waitUntil: 'networkidle'});
    await expectNotStarted(page);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await expectStarted(page);
    expect(scripts.length).toBeGreaterThan(1);
  });
}

/** What a guide may take before it starts, as it comes over the network, in bytes. */
const WEIGHT_AT_REST = 80 * 1024;

test('a guide takes 80 KiB at most before a reader does something', async ({
  page,
  help,
}) => {
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
  const scripts = watchScripts(page);
  await page.goto(`${help}/docs/intro`, {waitUntil: 'networkidle'});
  await page.mouse.move(200, 200);
  expect(scripts).toEqual([]);
  await page.mouse.move(210, 200);
  await expectStarted(page);
});
