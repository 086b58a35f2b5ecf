import type {Page, Request} from '@playwright/test';
import {expect} from './support';

/**
 * Follows the requests of a page that is opened later.
 * @returns Waits until the page is idle and has all that it asked for. The state
 * `networkidle` would not do: once reached, it holds for the rest of a document.
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

/** Addresses of what a page asks for in a way: scripts that run, or what is loaded ahead. */
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
