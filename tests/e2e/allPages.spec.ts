import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Page} from '@playwright/test';
import {htmlFiles, routeOfFile} from '../built/support/builtSite';
import {expect, started, test} from './support';
import {ROOT} from '../support/sites';

/** Number of pages that one test visits. */
const BATCH = 40;
/**
 * Interval of loaded pages. The pages between them are reached by navigation
 * within the site, in a third of the time.
 */
const LOADED = 8;
const BUILD = path.join(ROOT, 'build');

const files = htmlFiles(BUILD).filter((file) => file !== '404.html');

/** Title of a built page. */
function titleOf(file: string): string {
  const html = readFileSync(path.join(BUILD, file), 'utf8');
  return load(html.slice(0, html.indexOf('</title>')))('title').text();
}

/** Goes to a page within the site and waits until it is displayed. */
async function follow(page: Page, file: string): Promise<void> {
  await page.evaluate((route) => {
    history.pushState({}, '', route);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, routeOfFile(file));
  await page.waitForFunction(
    (title) => document.title === title,
    titleOf(file),
  );
}

for (let start = 0; start < files.length; start += BATCH) {
  const batch = files.slice(start, start + BATCH);
  test(`pages ${start + 1} to ${start + batch.length} are shown without an error`, async ({
    page,
    help,
  }) => {
    test.setTimeout(180_000);
    for (const [at, file] of batch.entries()) {
      if (at % LOADED === 0) {
        const address = new URL(routeOfFile(file), help).href;
        const response = await page.goto(address);
        expect(response?.status(), file).toBe(200);
        await started(page);
      } else {
        await follow(page, file);
      }
      await expect(page.locator('h1').first(), file).toBeAttached();
    }
  });
}

test('there are pages to visit', () => {
  expect(files.length).toBeGreaterThan(20);
});
