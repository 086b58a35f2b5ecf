import type {Browser} from 'playwright-core';
import {slowDown} from '../../search/browser/openPage';
import type {BenchServer} from '../../shared/server/benchServer';
import {BASE_URL, PAGES} from '../kinds';
import {CPU_RATE, PHONE} from './measureTap';

/** Milliseconds that an idle page gets to load what its start needs. */
const WARM_UP_MS = 3_000;

/** Milliseconds from the first gesture on a guide that has been idle until the framework runs, on a slow phone. */
export async function measureStart(
  browser: Browser,
  server: BenchServer,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}${BASE_URL}${PAGES.guide}`, {
      waitUntil: 'networkidle',
    });
    await page.waitForTimeout(WARM_UP_MS);
    await slowDown(await context.newCDPSession(page), CPU_RATE);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const html = document.documentElement;
          const start = performance.now();
          new MutationObserver(() =>
            resolve(performance.now() - start),
          ).observe(html, {attributeFilter: ['data-has-hydrated']});
          window.dispatchEvent(new Event('wheel'));
        }),
    );
  } finally {
    await context.close();
  }
}
