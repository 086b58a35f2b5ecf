import {errors} from 'playwright-core';
import type {Browser, Page} from 'playwright-core';
import {slowDown} from '../shared/run';
import type {BenchServer} from '../shared/server/benchServer';
import {BASE_URL, LINES, MOMENTS} from './site';
import type {Gesture, Line, Moment} from './site';

/** Screen of the phone. */
const PHONE = {
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
};

/**
 * Timeout after which a gesture without effect counts as lost, in milliseconds.
 */
const PATIENCE_MS = 20_000;

declare global {
  // Only an interface can extend the browser's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** Time from the last tap to the frame that shows its effect, in milliseconds. */
    benchEffectMs?: number | undefined;
  }
}

/**
 * Records the time from the last tap to a change of the elements that match a
 * selector. Runs in each page. The session storage passes the tap to the next
 * page.
 */
function watchEffect(effect: string): void {
  if (!location.protocol.startsWith('http')) {
    return;
  }
  /**
   * Number of matching elements and text of the first one. Empty if it is not
   * visible.
   */
  const shown = () => {
    const elements = document.querySelectorAll(effect);
    return elements[0]?.checkVisibility({visibilityProperty: true})
      ? `${elements.length} ${elements[0].ariaLabel ?? elements[0].textContent}`
      : '';
  };
  const look = (): void => {
    const {at, before} = JSON.parse(sessionStorage.benchTap) as {
      readonly at: number;
      readonly before: string;
    };
    const after = shown();
    if (after && after !== before) {
      window.benchEffectMs ??= performance.timeOrigin + performance.now() - at;
    }
    requestAnimationFrame(look);
  };
  const isWatching = () => 'benchTap' in sessionStorage;
  if (isWatching()) {
    requestAnimationFrame(look);
  }
  window.addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      if (!isWatching()) {
        requestAnimationFrame(look);
      }
      const at = performance.timeOrigin + timeStamp;
      sessionStorage.benchTap = JSON.stringify({at, before: shown()});
      window.benchEffectMs = undefined;
    },
    {capture: true},
  );
}

/**
 * Waits in the page until some milliseconds after its first contentful paint.
 */
const waitAfterPaint = (ms: number) =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) {
        setTimeout(resolve, paint.startTime + ms - performance.now());
      }
    }).observe({type: 'paint', buffered: true});
  });

async function perform(page: Page, {taps, text}: Gesture): Promise<void> {
  for (const target of taps) {
    const element = page.locator(target).first();
    await element.waitFor();
    // Without Playwright's checks, because a reader does not wait for a tap
    // until the page is ready.
    await element.tap({force: true});
  }
  if (text) {
    await page.waitForFunction(() => document.activeElement?.matches('input'));
    await page.keyboard.type(text);
  }
}

/**
 * Measures the time from a gesture on a new page to its effect on a slow phone,
 * in milliseconds. `Infinity` if the gesture has no effect.
 */
export async function measureGesture(
  browser: Browser,
  server: BenchServer,
  gesture: Gesture,
  line: Line,
  moment: Moment,
): Promise<number> {
  const page = await browser.newPage(PHONE);
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.addInitScript(watchEffect, gesture.effect);
    await slowDown(await page.context().newCDPSession(page));
    server.setSpeed(LINES[line]);
    await page.goto(server.origin + BASE_URL + gesture.page, {
      waitUntil: 'commit',
    });
    await page.evaluate(waitAfterPaint, MOMENTS[moment]);
    await perform(page, gesture);
    const effect = await page.waitForFunction(() => window.benchEffectMs);
    return (await effect.jsonValue())!;
  } catch (error) {
    if (error instanceof errors.TimeoutError) {
      return Infinity;
    }
    throw error;
  } finally {
    server.setSpeed(undefined);
    await page.close();
  }
}
