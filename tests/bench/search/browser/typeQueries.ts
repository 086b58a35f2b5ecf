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

/** Types queries into the focused box; gives the times of each key. */
export async function typeQueries(
  page: Page,
  queries: readonly string[],
): Promise<KeyTimes[]> {
  const setTyping = (isTyping: boolean) =>
    page.evaluate((value) => {
      window.benchObservation.isTyping = value;
    }, isTyping);
  for (const query of queries) {
    await page.locator('input:focus').fill('');
    await page.waitForTimeout(PAUSE_MS);
    await setTyping(true);
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE_MS);
    }
    await setTyping(false);
  }
  return page.evaluate(() => window.benchObservation.keys);
}
