import {expect, open, search, searchResults, test} from './support';

/** Makes the browser reject workers. */
function forbidWorkers(): void {
  window.Worker = class extends window.Worker {
    constructor(...input: ConstructorParameters<typeof Worker>) {
      super(...input);
      throw new DOMException('Refused.', 'SecurityError');
    }
  };
}

test('without workers the page searches', async ({page, help}) => {
  await page.addInitScript(forbidWorkers);
  await open(page, `${help}/docs/intro`);
  await search(page, 'autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
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
