import {errors} from 'playwright-core';
import type {Browser, Page} from 'playwright-core';
import type {BenchServer} from '../../shared/server/benchServer';
import {SLOW_4G} from '../../shared/server/slowLine';
import type {FirstQuery} from '../corpus/textQuery';
import type {SearchUi} from '../peers/types';
import {heapSizes, watchWorkers} from './heap';
import {observeRows} from './observeRows';
import type {KeyTimes} from './observeRows';
import {openPage, slowDown} from './openPage';
import {typeQueries} from './typeQueries';

/** Factor by which the processor is slowed down, as Lighthouse does for phones. */
export const SLOWDOWN = 4;

const FIRST_RESULT_TIMEOUT_MS = 120_000;
const REST_MS = 2_000;

/** A first search, from the reader's turning to the box. */
export type FirstSearch = {
  /** Milliseconds to the first painted rows, or the row asked for; NaN if it never came. */
  readonly ms: number;
  /** Longest task of the main thread in ms; 0 for none over 50 ms. */
  readonly longestTaskMs: number;
  /** Bytes of all answers that were complete when rows were painted. */
  readonly rawBytes: number;
  readonly sentBytes: number;
  /** Bytes of all that was loaded, then or later. */
  readonly allRawBytes: number;
  readonly allSentBytes: number;
};

/** Keys typed one after another with the index loaded. */
export type Typing = {
  readonly keys: readonly KeyTimes[];
  readonly longestTaskMs: number;
  /** Memory that the search adds to the page and has in workers, in bytes. */
  readonly heapBytes: number;
  readonly workerBytes: number;
};

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

/** Waits for the first painted rows, or until a search has had long enough for them. */
async function waitForRows(page: Page): Promise<void> {
  try {
    await page.waitForFunction(
      () => window.benchObservation.firstRowsAt !== undefined,
      undefined,
      {timeout: FIRST_RESULT_TIMEOUT_MS},
    );
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) {
      throw error;
    }
  }
}

/** How a first search is done. */
export type FirstSearchInput = {
  readonly query: FirstQuery;
  readonly isSlowLine: boolean;
};

/** Searches for the first time on a page at rest. */
export async function measureFirstSearch(
  browser: Browser,
  server: BenchServer,
  ui: SearchUi,
  {query, isSlowLine}: FirstSearchInput,
): Promise<FirstSearch> {
  const {page, session} = await openPage(browser, server.origin + ui.path);
  try {
    await page.evaluate(observeRows, {rows: ui.rows, wanted: query.row});
    // What the driver itself runs in the page to find the box is no part of a search.
    const box = await page.waitForSelector(ui.box);
    server.clearLog();
    server.setSpeed(isSlowLine ? SLOW_4G : undefined);
    await slowDown(session, SLOWDOWN);
    const start = await page.evaluate(() => performance.now());
    await ui.enter(box);
    await page.keyboard.insertText(query.text);
    await waitForRows(page);
    // An answer that a change of the line's speed breaks off is asked for again.
    const complete = () => server.log().filter(({isComplete}) => isComplete);
    const before = complete();
    const rawBytes = sum(before.map((entry) => entry.rawBytes));
    const sentBytes = sum(before.map((entry) => entry.sentBytes));
    server.setSpeed(undefined);
    await page.waitForTimeout(REST_MS);
    const {firstRowsAt = NaN, tasks} = await page.evaluate(
      () => window.benchObservation,
    );
    return {
      ms: firstRowsAt - start,
      longestTaskMs: Math.max(0, ...tasks),
      rawBytes,
      sentBytes,
      allRawBytes: sum(complete().map((entry) => entry.rawBytes)),
      allSentBytes: sum(complete().map((entry) => entry.sentBytes)),
    };
  } finally {
    server.setSpeed(undefined);
    await page.context().close();
  }
}

/** Types queries once the index is there, and weighs the memory then. */
export async function measureTyping(
  browser: Browser,
  server: BenchServer,
  ui: SearchUi,
  queries: readonly string[],
): Promise<Typing> {
  const {page, session} = await openPage(browser, server.origin + ui.path);
  try {
    const workers = await watchWorkers(session);
    const before = await heapSizes(session, workers);
    await ui.enter(await page.waitForSelector(ui.box));
    await page.evaluate(observeRows, {rows: ui.rows, wanted: ''});
    await page.keyboard.insertText('model');
    await waitForRows(page);
    await page.waitForTimeout(REST_MS);
    const after = await heapSizes(session, workers);
    await slowDown(session, SLOWDOWN);
    const {keys, tasks} = await typeQueries(page, queries);
    return {
      keys,
      longestTaskMs: Math.max(0, ...tasks),
      heapBytes: after.page - before.page + after.workers,
      workerBytes: after.workers,
    };
  } finally {
    await page.context().close();
  }
}
