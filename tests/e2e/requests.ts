import type {Page, Request} from '@playwright/test';
import {expect} from './support';

/**
 * Tracks the requests of a page that is opened later.
 * @returns Function that waits until the page is idle and all of its requests
 * have ended. The state `networkidle` does not work here: once reached, it
 * applies to the rest of a document.
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const end = (request: Request) => pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
    await expect.poll(() => pending.size).toBe(0);
  };
}

/**
 * Collects the URLs of matching requests, such as scripts that run or
 * prefetched files.
 */
export function watchRequests(
  page: Page,
  isWanted: (request: Request) => boolean,
): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) {
      seen.push(request.url());
    }
  });
  return seen;
}
