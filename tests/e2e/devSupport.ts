import type {Page} from '@playwright/test';
import {startDevServer} from '../support/devServer';
import type {DevServer} from '../support/devServer';
import {expect, test as base} from './support';

type Fixtures = {
  /**
   * Starts the dev server on a site. It ends with the test, which prints what
   * the server said if it fails.
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
    // A page complains of a server that goes.
    await page.close();
    for (const {stop, output} of servers) {
      await stop();
      if (info.status !== info.expectedStatus) {
        console.log(output());
      }
    }
  },
});

/** A test in which the browser logs faults that are provoked, some of them late. */
export const testOfFaults = test.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern.
  errors: async ({}, provide) => {
    await provide([]);
  },
});

const overlay = (page: Page) =>
  page.locator('#webpack-dev-server-client-overlay');

/** What the overlay of the dev server says. */
export const overlayText = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

/**
 * Follows the compiler of a page that is opened later.
 * @param options - Time that the server may need to compile, in ms.
 * @returns Waits until the page has no fault. The overlay is no proof: it goes
 * when the server begins to compile, and comes back if a fault is left.
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
