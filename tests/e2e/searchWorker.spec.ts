import type {Page} from '@playwright/test';
import {expect, open, search, searchResults, test} from './support';

type Watched = {
  readonly workers: Worker[];
  /** Whether workers are sent nothing, as if they were killed without an event. */
  isDeaf: boolean;
};

/** Has the workers of a page do as they are told; `isForbidden` has the browser refuse them. */
function watchWorkers(isForbidden: boolean): void {
  const watched: Watched = {workers: [], isDeaf: false};
  Object.assign(window, {watched});
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(...input: ConstructorParameters<typeof Worker>) {
      if (isForbidden) {
        throw new DOMException('Refused.', 'SecurityError');
      }
      super(...input);
      watched.workers.push(this);
    }

    override postMessage(message: unknown) {
      if (!watched.isDeaf) {
        super.postMessage(message);
      }
    }
  };
}

const setDeaf = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as {watched: Watched}).watched.isDeaf = true;
  });

/** Has the first worker tell of an error. */
const failLate = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as {watched: Watched}).watched.workers[0]?.dispatchEvent(
      new ErrorEvent('error', {message: 'Too late.'}),
    );
  });

test('without workers the page searches', async ({page, help}) => {
  await page.addInitScript(watchWorkers, true);
  await open(page, `${help}/docs/intro`);
  await search(page, 'autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
});

test('a worker that never answers is given up, and harms nothing later', async ({
  page,
  help,
}) => {
  await page.addInitScript(watchWorkers, false);
  await open(page, `${help}/docs/intro`);
  await setDeaf(page);
  await search(page, 'autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  await failLate(page);
  await search(page, 'rest api');
  await expect(searchResults(page).first()).toContainText(/api/i);
});

test('a worker that is killed without an event is given up', async ({
  page,
  help,
}) => {
  await page.addInitScript(watchWorkers, false);
  await open(page, `${help}/docs/intro`);
  await search(page, 'autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  await setDeaf(page);
  await search(page, 'rest api');
  await expect(searchResults(page).first()).toContainText(/api/i);
});

test('a worker whose script is gone is done without', async ({page, help}) => {
  await open(page, `${help}/docs/intro`);
  const started = page.waitForEvent('worker');
  await search(page, 'autoscaling');
  const script = (await started).url();
  await page.context().route(script, (route) => route.fulfill({status: 404}));
  await open(page, `${help}/docs/intro`);
  await search(page, 'rest api');
  await expect(searchResults(page).first()).toContainText(/api/i);
  expect(page.workers()).toHaveLength(0);
});
