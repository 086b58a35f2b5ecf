import type {Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  open,
  searchPanel,
  searchResults,
  test,
} from './support';

/**
 * A page of the fixture docs' last version, which is 1.0. The other version is
 * called 'Next'.
 */
const LAST = '/base/docs/start';

/** Searches with the search box in any language. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.locator('.aa-Input')).toBeFocused();
  await page.locator('.aa-Input').fill(query);
  await expect(
    page.locator('.aa-Item [class*="excerpt"]').first(),
  ).toBeVisible();
}

/** Paths of the results in the search box. */
const paths = (page: Page) =>
  searchResults(page).evaluateAll((rows) => [
    ...new Set(
      rows
        .filter((row) => row instanceof HTMLAnchorElement)
        .map(({pathname}) => pathname),
    ),
  ]);

/** Collects the names of index files that a page requests from now on. */
function askedIndexes(page: Page): Set<string> {
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const name = /search-(?:index|titles)-.*(?=\.json)/.exec(request.url());
    if (name) {
      asked.add(name[0]);
    }
  });
  return asked;
}

test('the last docs version is searched, also from a page of another', async ({
  page,
  fixture,
}) => {
  const asked = askedIndexes(page);
  await open(page, `${fixture}/docs/next/other`);
  await searchFor(page, 'zebras');
  expect(await paths(page)).toEqual([LAST]);
  expect([...asked].sort()).toEqual(['search-index-en', 'search-titles-en']);
});

test('speaks the language of the page', async ({page, fixture}) => {
  await open(page, `${fixture}/de/docs/start`);
  const box = page.getByRole('combobox', {name: 'Suchen …'});
  await expect(box).toBeVisible();
  await searchFor(page, 'zebras');
  expect(await paths(page)).toContain('/base/de/docs/start');
  await expect(searchResults(page).first()).toContainText('Doku');
});

test('results of several languages are one list, and each opens in its own', async ({
  page,
  fixture,
}) => {
  const asked = askedIndexes(page);
  await open(page, `${fixture}/de/docs/start`);
  await searchFor(page, 'zebras');
  expect(new Set(await paths(page))).toEqual(
    new Set(['/base/de/docs/start', LAST]),
  );
  expect([...asked].sort()).toEqual([
    'search-index-de',
    'search-index-en',
    'search-titles-de',
    'search-titles-en',
  ]);
  const english = searchResults(page).and(page.locator('[lang="en"]')).first();
  await english.click();
  await expect(page).toHaveURL(/\/base\/docs\/start/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Zebras graze here.')).toBeVisible();
});

test('the results page has them, too', async ({page, fixture}) => {
  await open(page, `${fixture}/de/search?q=zebras`);
  const links = page.locator('main ol > li h3 a');
  await expect(links).toHaveCount(2);
  await links.and(page.locator(`[href^="${LAST}"]`)).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({colorScheme: theme});

    test('all can be read', async ({page, fixture}) => {
      await open(page, `${fixture}/docs/start`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await searchFor(page, 'zebras');
      await expectNoAxeViolations(page);
      await expect(searchPanel(page)).toHaveCSS(
        'background-color',
        theme === 'dark' ? 'rgb(36, 37, 38)' : 'rgb(255, 255, 255)',
      );
      await open(page, `${fixture}/search?q=zebras`);
      await expect(page.locator('main ol > li mark').first()).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}
