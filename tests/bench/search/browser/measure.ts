import type {Browser, Page} from 'playwright-core';
import {slowDown} from '../../shared/run';
import type {BenchServer} from '../../shared/server/benchServer';
import type {LineSpeed} from '../../shared/server/slowLine';
import {START_PATH} from '../paths';
import type {Peer} from '../peers/types';
import {observeRows} from './observeRows';
import {typeQueries} from './typeQueries';
import type {TypedKeys} from './typeQueries';

/** Query of the first search: a word that occurs in titles. */
const FIRST_QUERY = 'normalize';

const FIRST_RESULT_TIMEOUT_MS = 120_000;
const REST_MS = 2_000;

/** A first search, from the focus of the search box. */
export type FirstSearch = {
  /** Milliseconds to the first painted rows. */
  readonly ms: number;
  /** Longest task of the main thread in milliseconds; 0 if no task took more than 50 ms. */
  readonly taskMs: number;
  /** Bytes of the responses that were complete when rows were painted. */
  readonly firstBytes: number;
  /** Bytes of all responses, including later ones. */
  readonly allBytes: number;
};

/**
 * Opens a page and waits until it is idle. Idle callbacks are turned off, so
 * that the page does not load the search early.
 */
async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  // Pages can wait for a first gesture before they start.
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForTimeout(REST_MS);
  return page;
}

/**
 * Measures the first search on an idle page. On a fast line, types queries
 * after that.
 */
export async function measureSearch(
  browser: Browser,
  server: BenchServer,
  {rows, box, enter}: Peer,
  speed?: LineSpeed,
): Promise<{readonly first: FirstSearch; readonly typed?: TypedKeys}> {
  const page = await openPage(browser, server.origin + START_PATH);
  try {
    await page.evaluate(observeRows, rows);
    // The element is found before the start, so that the measurement does not
    // include the lookup.
    const element = await page.waitForSelector(box);
    const bytesBefore = server.sentBytes();
    server.setSpeed(speed);
    await slowDown(await page.context().newCDPSession(page));
    const start = await page.evaluate(() => performance.now());
    await enter(element);
    await page.keyboard.insertText(FIRST_QUERY);
    await page.waitForFunction(
      () => window.benchObservation.firstRowsAt !== undefined,
      undefined,
      {timeout: FIRST_RESULT_TIMEOUT_MS},
    );
    const firstBytes = server.sentBytes() - bytesBefore;
    server.setSpeed(undefined);
    await page.waitForTimeout(REST_MS);
    const {firstRowsAt = NaN, tasks} = await page.evaluate(
      () => window.benchObservation,
    );
    const first = {
      ms: firstRowsAt - start,
      taskMs: Math.max(0, ...tasks),
      firstBytes,
      allBytes: server.sentBytes() - bytesBefore,
    };
    return speed ? {first} : {first, typed: await typeQueries(page)};
  } finally {
    server.setSpeed(undefined);
    await page.close();
  }
}
