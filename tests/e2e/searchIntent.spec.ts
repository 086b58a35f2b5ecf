import type {Page} from '@playwright/test';
import {followRequests} from './requests';
import {
  expect,
  hold,
  started,
  open,
  search,
  searchInput,
  searchResults,
  setConnection,
  test,
} from './support';

/** Collects the requests that only the search makes. */
function watchSearch(page: Page): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    if (/search-(index|texts|titles)/.test(request.url())) {
      seen.push(request.url());
    }
  });
  return seen;
}

test('nothing of the index is loaded before a reader comes near', async ({
  page,
  help,
}) => {
  const seen = watchSearch(page);
  const settled = followRequests(page);
  await open(page, `${help}/docs/intro`);
  await settled();
  expect(seen).toEqual([]);
  expect(page.workers()).toHaveLength(0);
  await searchInput(page).hover();
  await expect.poll(() => seen.length).toBeGreaterThan(0);
});

test('all searches of a visit share one load of the index', async ({
  page,
  help,
}) => {
  const seen = watchSearch(page);
  await open(page, `${help}/docs/intro`);
  await searchInput(page).pressSequentially('autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  await search(page, 'rest api');
  await expect(searchResults(page).first()).toContainText(/api/i);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/docs\/intro/);
  // The search box loses the focus when the page is rendered.
  await expect(page.locator('.aa-Input:focus')).toHaveCount(0);
  await search(page, 'autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  expect(
    seen.filter((url) => url.endsWith('/search-index-en.json')),
  ).toHaveLength(1);
});

test('the worker is one script, and finds the titles where the page has asked for them', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/intro`);
  await search(page, 'autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  const loaded = await page
    .workers()[0]!
    .evaluate(() =>
      (
        performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      ).map(({name, transferSize}) => ({name, transferSize})),
    );
  expect(loaded.filter(({name}) => name.endsWith('.js'))).toEqual([]);
  const titles = loaded.filter(({name}) => /search-titles/.test(name));
  // Cached files have a transfer size of 0.
  expect(titles.map(({transferSize}) => transferSize)).toEqual([0]);
});

test('a page that has not started asks for the titles once', async ({
  page,
  help,
}) => {
  await page.goto(`${help}/docs/intro`);
  await searchInput(page).click();
  await page.keyboard.type('autoscaling');
  await expect(searchResults(page).first()).toContainText('Autoscaling');
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => /search-titles/.test(name)),
  );
  expect(asked).toHaveLength(1);
});

test('less code is loaded in idle time when the reader saves data', async ({
  page,
  help,
}) => {
  const scripts = async (saveData: boolean) => {
    const context = await page.context().browser()!.newContext();
    const visit = await context.newPage();
    await setConnection(visit, {effectiveType: '4g', saveData});
    let count = 0;
    visit.on('request', (request) => {
      count += request.resourceType() === 'script' ? 1 : 0;
    });
    const settled = followRequests(visit);
    await visit.goto(`${help}/docs/refresh`);
    await started(visit);
    await settled();
    await context.close();
    return count;
  };
  // On a good connection, Docusaurus also prefetches routes with prefetch
  // links.
  const frugal = await scripts(true);
  const generous = await scripts(false);
  expect(frugal).toBeLessThan(generous);
});

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} puts the cursor into the box`, async ({page, help}) => {
    await open(page, `${help}/docs/intro`);
    await page.keyboard.press(key);
    await expect(searchInput(page)).toBeFocused();
    await expect(searchInput(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(searchInput(page)).toHaveValue('a/b');
  });
}

test('what is typed before the code is there stays in the box', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/intro`);
  const release = await hold(page, '**/*.js');
  await searchInput(page).click();
  await page.keyboard.type('autoscaling');
  release();
  await expect(searchInput(page)).toHaveValue('autoscaling');
  await expect(searchInput(page)).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText('Autoscaling');
});

test('the large search entry of the landing page opens the box', async ({
  page,
  help,
}) => {
  await open(page, `${help}/`);
  await page.getByRole('button', {name: /^Search guides/}).click();
  await expect(searchInput(page)).toBeFocused();
});
