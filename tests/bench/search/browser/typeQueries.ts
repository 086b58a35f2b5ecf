import type {Page} from 'playwright-core';
import type {KeyTimes} from './observeRows';

/** Queries that are typed one letter at a time: tasks, titles, and names. */
const QUERIES = [
  'normalize',
  'set role',
  'how to deploy a model',
  'amazon s3 bucket',
  'read csv',
];

/**
 * Pause between two keys, in milliseconds. Nearly every answer takes less time.
 */
const PAUSE_MS = 250;

/** Observations while queries were typed. */
export type TypedKeys = {
  readonly keys: readonly KeyTimes[];
  /** Longest task of the main thread in milliseconds; 0 if no task took more than 50 ms. */
  readonly taskMs: number;
};

/**
 * Types queries into the focused box. Changes that clear the box do not count.
 */
export async function typeQueries(page: Page): Promise<TypedKeys> {
  const tasks: number[] = [];
  const setTyping = (isTyping: boolean) =>
    page.evaluate((value) => {
      window.benchObservation.isTyping = value;
      return window.benchObservation.tasks.splice(0);
    }, isTyping);
  for (const query of QUERIES) {
    await page.locator('input:focus').fill('');
    await page.waitForTimeout(PAUSE_MS);
    await setTyping(true);
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE_MS);
    }
    tasks.push(...(await setTyping(false)));
  }
  const keys = await page.evaluate(() => window.benchObservation.keys);
  return {keys, taskMs: Math.max(0, ...tasks)};
}
