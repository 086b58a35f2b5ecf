import type {Browser, CDPSession, Page} from 'playwright-core';

/** Milliseconds that the page gets to come to rest. */
const SETTLE_MS = 1_500;

/** A page at rest, before any intent to search. */
export type RestingPage = {readonly page: Page; readonly session: CDPSession};

/**
 * Opens a guide in a browser context of its own. Idle callbacks are off, so
 * that nothing of the search is there before the reader turns to it.
 */
export async function openPage(
  browser: Browser,
  url: string,
): Promise<RestingPage> {
  const context = await browser.newContext({
    viewport: {width: 1440, height: 900},
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  // A page may wait for the first sign of a reader.
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForTimeout(SETTLE_MS);
  return {page, session: await context.newCDPSession(page)};
}

/** Makes the main thread of a page slower, by a factor; Chromium leaves workers as fast as they are. */
export async function slowDown(
  session: CDPSession,
  rate: number,
): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}
