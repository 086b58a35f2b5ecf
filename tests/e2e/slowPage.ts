import {expect, hold} from './support';
import type {Page} from '@playwright/test';

/** The slow connection of Lighthouse. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** How many times slower than this machine its phone is. */
const CPU_SLOWDOWN = 4;

/** Holds the scripts that a page starts with until the returned function is called. */
export const holdStart = (page: Page) => hold(page, /assets\/js\/main\./);

/** Has a page run as on a slow phone with a slow connection. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
}

const html = (page: Page) => page.locator('html');

/** Checks that React has not taken over the page yet. */
export const expectNotStarted = (page: Page) =>
  expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');

/** Checks that React takes over the page. */
export const expectStarted = (page: Page) =>
  expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
