import type {Browser} from 'playwright-core';
import {slowDown} from '../../search/browser/openPage';
import type {BenchServer} from '../../shared/server/benchServer';
import {BASE_URL, PAGES} from '../kinds';
import {LINES, NEXT_PAGE_LINE} from './lines';
import {CPU_RATE, PHONE} from './measureTap';

/** The text of a guide in each generator. */
const TEXT = ':is(.theme-doc-markdown, .sl-markdown-content, .vp-doc)';

/** A link in it to another guide. */
const LINK = `${TEXT} a[href^="${BASE_URL}docs/"]:not([href*="#"])`;

/** Milliseconds that a page at rest gets to load what it loads ahead. */
const REST_MS = 1_500;

/** Milliseconds that a reader points at a link before the click. */
const HOVER_MS = 300;

/** Window of a watched page. */
type Watched = Window & {
  /** When the framework of this document has drawn the next page, in ms since 1970; 0 before. */
  benchNextMs?: number;
};

/** Notes when another heading is drawn. */
function watchHeading(): void {
  const watched: Watched = window;
  watched.benchNextMs = 0;
  const heading = () => document.querySelector('h1')?.textContent;
  const first = heading();
  const look = (): void => {
    const isNext = heading() && heading() !== first;
    requestAnimationFrame(() => {
      if (isNext) {
        watched.benchNextMs = Date.now();
      } else {
        look();
      }
    });
  };
  look();
}

/** When the next page was painted, in ms since 1970; undefined before. A new document is painted with its heading. */
function paintedAt(): number | undefined {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const {benchNextMs = first && performance.timeOrigin + first.startTime} =
    window as Watched;
  return benchNextMs || undefined;
}

/**
 * Milliseconds from a click on a link of a guide, at which a reader has pointed
 * for a moment, to the first paint of the page that it leads to, on a slow
 * computer and a slow line.
 */
export async function measureNextPage(
  browser: Browser,
  server: BenchServer,
): Promise<number> {
  const context = await browser.newContext({viewport: PHONE.viewport});
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}${BASE_URL}${PAGES.guide}`, {
      waitUntil: 'networkidle',
    });
    const link = page.locator(LINK).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    await page.evaluate(watchHeading);
    await slowDown(await context.newCDPSession(page), CPU_RATE);
    server.setSpeed(LINES[NEXT_PAGE_LINE]);
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    const clicked = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(({pathname}) => !pathname.includes(PAGES.guide));
    const painted = await page.waitForFunction(paintedAt);
    return ((await painted.jsonValue()) ?? NaN) - clicked;
  } finally {
    server.setSpeed(undefined);
    await context.close();
  }
}
