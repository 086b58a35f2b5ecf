import type {Browser} from 'playwright-core';
import {slowDown} from '../../search/browser/openPage';
import type {BenchServer} from '../../shared/server/benchServer';
import {BASE_URL, PAGES} from '../kinds';
import {LINES} from './lines';
import type {SearchLine} from './lines';
import {CPU_RATE, PHONE} from './measureTap';

/** What a reader types who comes to search. */
const QUERY = 'join';

/** Milliseconds after which an answer counts as lost. */
const PATIENCE_MS = 60_000;

/**
 * Milliseconds from the first tap on the search box of a page to the first
 * result, on a slow phone and a slow line; keys follow as soon as the box takes them.
 */
export async function measureSearch(
  browser: Browser,
  server: BenchServer,
  line: SearchLine,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  server.setSpeed(LINES[line]);
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}${BASE_URL}${PAGES.guide}`, {
      waitUntil: 'networkidle',
    });
    await slowDown(await context.newCDPSession(page), CPU_RATE);
    const start = performance.now();
    await page
      .getByRole('combobox', {name: /^Search/})
      .first()
      .tap();
    await page.waitForFunction(() => document.activeElement?.matches('input'));
    await page.keyboard.type(QUERY);
    await page
      .locator('[role="option"]')
      .first()
      .waitFor({state: 'visible', timeout: PATIENCE_MS});
    return performance.now() - start;
  } finally {
    server.setSpeed(undefined);
    await context.close();
  }
}
