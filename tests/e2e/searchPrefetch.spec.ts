import type {Page} from '@playwright/test';
import {expect, open, searchInput, searchResults, test} from './support';

/** Counts what the search worker sends ahead, and can keep questions from it. */
async function watchWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = {prefetched: 0, isSilent: false};
    Object.assign(window, {watched});
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({data}: MessageEvent) => {
          watched.prefetched += data.kind === 'prefetched' ? 1 : 0;
        });
      }
      override postMessage(message: unknown) {
        if (!watched.isSilent) {
          super.postMessage(message);
        }
      }
    };
  });
}

type Watched = {readonly watched: {prefetched: number; isSilent: boolean}};

const silence = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Watched).watched.isSilent = true;
  });

const prefetched = (page: Page) =>
  page.evaluate(() => (window as unknown as Watched).watched.prefetched);

/** Whether the words marked in the rows all begin like this. */
const isMarked = async (page: Page, beginning: RegExp) => {
  const marks = await searchResults(page).locator('mark').allTextContents();
  return marks.length > 0 && marks.every((mark) => beginning.test(mark));
};

test('the rows for a likely letter are there though the worker is silent', async ({
  page,
  help,
}) => {
  await watchWorker(page);
  await open(page, `${help}/docs/intro`);
  await searchInput(page).fill('pro');
  await expect.poll(() => isMarked(page, /^pro/i)).toBe(true);
  await expect.poll(() => prefetched(page)).toBeGreaterThan(4);
  expect(await isMarked(page, /^proc/i)).toBe(false);
  await silence(page);
  await page.keyboard.press('c');
  await expect.poll(() => isMarked(page, /^proc/i)).toBe(true);
});
