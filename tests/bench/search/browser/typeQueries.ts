import type {Page} from 'playwright-core';
import type {KeyTimes} from './observeRows';

/** What is typed, letter after letter: tasks, titles, and names. */
export const TYPED_QUERIES = [
  'normalize',
  'set role',
  'how to deploy a model',
  'amazon s3 bucket',
  'read csv',
];

/** Milliseconds between two keys: longer than nearly every answer takes. */
const PAUSE_MS = 250;

/** What happened while queries were typed. */
export type TypedKeys = {
  readonly keys: readonly KeyTimes[];
  /** Lengths of tasks of the main thread over 50 ms. */
  readonly tasks: readonly number[];
};

/** Types queries into the focused box; what empties it in between is not counted. */
export async function typeQueries(
  page: Page,
  queries: readonly string[],
): Promise<TypedKeys> {
  const tasks: number[] = [];
  const setTyping = (isTyping: boolean) =>
    page.evaluate((value) => {
      window.benchObservation.isTyping = value;
      return window.benchObservation.tasks.splice(0);
    }, isTyping);
  for (const query of queries) {
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
  return {keys, tasks};
}
