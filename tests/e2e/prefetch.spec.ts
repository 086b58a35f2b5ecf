import type {Page} from '@playwright/test';
import {followRequests} from './requests';
import {expect, open, setConnection, test} from './support';

/** Opens a page on a connection and returns the number of prefetched files. */
async function fetchedAhead(
  page: Page,
  url: string,
  connection: Parameters<typeof setConnection>[1],
): Promise<number> {
  await setConnection(page, connection);
  const settled = followRequests(page);
  await open(page, url);
  await settled();
  return page.locator('link[rel=prefetch]').count();
}

test('pages that links lead to are fetched ahead', async ({page, help}) => {
  const connection = {effectiveType: '4g', saveData: false};
  await fetchedAhead(page, `${help}/docs/deploy`, connection);
  await expect
    .poll(() => page.locator('link[rel=prefetch]').count())
    .toBeGreaterThan(3);
});

for (const [name, connection] of [
  ['saves data', {effectiveType: '4g', saveData: true}],
  ['has a slow connection', {effectiveType: '2g', saveData: false}],
] as const) {
  test(`no page is fetched ahead for a reader who ${name}`, async ({
    page,
    help,
  }) => {
    expect(await fetchedAhead(page, `${help}/docs/deploy`, connection)).toBe(0);
  });
}
