import path from 'node:path';
import {htmlFiles, routeOfFile} from '../built/support/builtSite';
import {expect, started, test} from './support';
import {ROOT} from '../support/sites';

/** Pages that one test visits. */
const BATCH = 40;

const paths = htmlFiles(path.join(ROOT, 'build'))
  .filter((file) => file !== '404.html')
  .map(routeOfFile);

for (let start = 0; start < paths.length; start += BATCH) {
  const batch = paths.slice(start, start + BATCH);
  test(`pages ${start + 1} to ${start + batch.length} load without an error`, async ({
    page,
    help,
  }) => {
    test.setTimeout(180_000);
    for (const route of batch) {
      const response = await page.goto(new URL(route, help).href, {
        waitUntil: 'domcontentloaded',
      });
      expect(response?.status(), route).toBe(200);
      await started(page);
    }
  });
}

test('there are pages to visit', () => {
  expect(paths.length).toBeGreaterThan(20);
});
