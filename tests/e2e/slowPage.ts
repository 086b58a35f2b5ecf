import {expect, hold} from './support';
import type {Page} from '@playwright/test';

/** Lighthouse's slow connection. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** CPU slowdown factor of Lighthouse's phone, relative to this machine. */
const CPU_SLOWDOWN = 4;

/**
 * Holds the script that starts a page until the returned function is called.
 */
export const holdStart = (page: Page) => hold(page, /assets\/js\/main\./);

/** Simulates a slow phone with a slow connection. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
}

const html = (page: Page) => page.locator('html');

/** Checks that React has not hydrated the page yet. */
export const expectNotStarted = (page: Page) =>
  expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');

/** Checks that React has hydrated the page. */
export const expectStarted = (page: Page) =>
  expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');

/** Goes to a page on which only `clock.runFor` passes time. */
export async function openWithClock(page: Page, url: string): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  await page.goto(url);
  await page.clock.runFor(100);
}
