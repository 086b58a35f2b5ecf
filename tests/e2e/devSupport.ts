import type {Page} from '@playwright/test';
import {startDevServer} from '../support/devServer';
import type {DevServer} from '../support/devServer';
import {expect, test as base} from './support';

type Fixtures = {
  /**
   * Starts the dev server for a site. It stops when the test ends, and its
   * output is printed if the test fails.
   */
  readonly startDev: typeof startDevServer;
};

/** A test with dev servers. */
export const test = base.extend<Fixtures>({
  startDev: async ({page}, provide, info) => {
    const servers: DevServer[] = [];
    await provide(async (...args) => {
      const server = await startDevServer(...args);
      servers.push(server);
      return server;
    });
    // The page must be closed first, because it reports errors when its server
    // stops.
    await page.close();
    for (const {stop, output} of servers) {
      await stop();
      if (info.status !== info.expectedStatus) {
        console.log(output());
      }
    }
  },
});

/**
 * A test that ignores console errors, for faults that it provokes. The browser
 * logs some of them late.
 */
export const testOfFaults = test.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright needs a pattern.
  errors: async ({}, provide) => {
    await provide([]);
  },
});

const overlay = (page: Page) =>
  page.locator('#webpack-dev-server-client-overlay');

/** The content of the dev server's error overlay. */
export const overlayText = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

/**
 * Tracks the compiler state of a page that is opened later.
 * @param options - Timeout for the server to compile, in milliseconds.
 * @returns Function that waits until the page compiles without errors. Watching
 * the overlay is not enough: it disappears when the server starts to compile,
 * and reappears if an error remains.
 */
export function watchMending(
  page: Page,
  options: {readonly timeout: number},
): () => Promise<void> {
  let state = '';
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({payload}) => {
      const {type} = JSON.parse(payload.toString()) as {type: string};
      if (/^(?:invalid|(?:still-)?ok|errors)$/.test(type)) {
        state = type;
      }
    });
  });
  return async () => {
    await expect.poll(() => state, options).toMatch(/ok$/);
    await expect(overlay(page)).toHaveCount(0);
  };
}
