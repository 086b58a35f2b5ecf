import type {Browser} from 'playwright-core';
import {slowDown} from '../../search/browser/openPage';
import type {BenchServer} from '../../shared/server/benchServer';
import {BASE_URL, PAGES} from '../kinds';
import type {Tap} from '../sites/types';
import {LINES} from './lines';
import type {LineName} from './lines';

/** What a first tap took. */
export type TapTime = {
  /** From the tap to the next paint, in ms; what the browser does not report was at most 16 ms. */
  readonly paintMs: number;
  /** From the tap to the frame that shows its effect, in ms. */
  readonly effectMs: number;
};

/** How much slower the processor is made. */
export const CPU_RATE = 4;

/** Screen of the phone that is measured. */
export const PHONE = {
  viewport: {width: 412, height: 823},
  hasTouch: true,
  isMobile: true,
};

/** Milliseconds after which a tap without effect counts as lost. */
const PATIENCE_MS = 20_000;

/** Milliseconds that the page gets to come to rest, and the browser to report the tap. */
const SETTLE_MS = 1_500;

/** Window of a watched page. */
type Watched = Window & {
  /** Longest time from a gesture to the next paint, in ms. */
  benchPaintMs?: number;
  /** Time from the tap to the frame that shows its effect, in ms. */
  benchEffectMs?: number;
};

/** Notes the longest interaction of the page, and when the effect of the first tap is in sight. */
function watchTaps(effect: string): void {
  const watched: Watched = window;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {interactionId} = entry as PerformanceEntry & {
        interactionId: number;
      };
      if (interactionId > 0) {
        watched.benchPaintMs = Math.max(
          watched.benchPaintMs ?? 0,
          entry.duration,
        );
      }
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
  const look = (tapped: number): void => {
    const isInSight = document
      .querySelector(effect)
      ?.checkVisibility({visibilityProperty: true});
    if (isInSight) {
      watched.benchEffectMs = performance.now() - tapped;
    } else {
      requestAnimationFrame(() => look(tapped));
    }
  };
  window.addEventListener(
    'pointerdown',
    ({timeStamp}) => requestAnimationFrame(() => look(timeStamp)),
    {capture: true, once: true},
  );
}

/** Taps once on a page at rest that nobody has touched, on a slow phone. */
export async function measureTap(
  browser: Browser,
  server: BenchServer,
  {kind, target, effect}: Tap,
  line: LineName,
): Promise<TapTime> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTaps, effect);
    await page.goto(`${server.origin}${BASE_URL}${PAGES[kind]}`, {
      waitUntil: 'networkidle',
    });
    const element = page.locator(target).first();
    await element.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    await slowDown(await context.newCDPSession(page), CPU_RATE);
    server.setSpeed(LINES[line]);
    await element.tap();
    await page.waitForFunction(
      () => (window as Watched).benchEffectMs !== undefined,
      undefined,
      {timeout: PATIENCE_MS},
    );
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => {
      const {benchPaintMs = 0, benchEffectMs = 0} = window as Watched;
      return {paintMs: benchPaintMs, effectMs: benchEffectMs};
    });
  } finally {
    server.setSpeed(undefined);
    await context.close();
  }
}
