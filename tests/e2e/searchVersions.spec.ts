import type {Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  open,
  searchPanel,
  searchResults,
  test,
} from './support';

/** Where the docs of the fixture are: the newest version is 1.0, another is called 'Next'. */
const NEWEST = '/base/docs/start';
const NEXT = '/base/docs/next/start';

/** Searches by the search box, whatever its language. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.locator('.aa-Input')).toBeFocused();
  await page.locator('.aa-Input').fill(query);
  await expect(
    page.locator('.aa-Item [class*="excerpt"]').first(),
  ).toBeVisible();
}

/** The paths that the results of the search box lead to. */
const paths = (page: Page) =>
  searchResults(page).evaluateAll((rows) => [
    ...new Set(
      rows
        .filter((row) => row instanceof HTMLAnchorElement)
        .map(({pathname}) => pathname),
    ),
  ]);

/** Names of the index files that a page asks for from now on. */
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

test('a reader of the newest docs gets these, and loads no other', async ({
  page,
  fixture,
}) => {
  const asked = askedIndexes(page);
  await open(page, `${fixture}/docs/other`);
  await searchFor(page, 'zebras');
  expect(await paths(page)).toEqual([NEWEST]);
  expect([...asked].sort()).toEqual(['search-index-en', 'search-titles-en']);
});

test('a reader of another version gets that one, and all without a version', async ({
  page,
  fixture,
}) => {
  const asked = askedIndexes(page);
  await open(page, `${fixture}/docs/next/other`);
  await searchFor(page, 'zebras');
  expect(await paths(page)).toEqual([NEXT]);
  await page.locator('.aa-Input').fill('otters');
  await expect
    .poll(() => paths(page))
    .toContain('/base/blog/2024/01/01/otters');
  expect([...asked].sort()).toEqual([
    'search-index-en-current',
    'search-titles-en-current',
  ]);
});

test('elsewhere, a reader gets the version they prefer', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/blog`);
  await searchFor(page, 'zebras');
  expect(await paths(page)).toEqual([NEWEST]);
  await open(page, `${fixture}/docs/other`);
  await page.locator('summary.navbar__link', {hasText: '1.0'}).hover();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Next', exact: true})
    .click();
  await expect(page).toHaveURL(/\/docs\/next\/other$/);
  await open(page, `${fixture}/blog`);
  await searchFor(page, 'zebras');
  expect(await paths(page)).toEqual([NEXT]);
});

test('the page of all results keeps the version, and has a choice of others', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/search?q=zebras&version=docs-default-current`);
  const first = page.locator('main ol > li h3 a').first();
  const version = page.getByLabel('Version');
  await expect(version).toHaveValue('docs-default-current');
  await expect(first).toHaveAttribute('href', new RegExp(`^${NEXT}`));
  await version.selectOption('1.0');
  await expect(page).toHaveURL(/\?q=zebras&version=newest$/);
  await expect(first).toHaveAttribute('href', new RegExp(`^${NEWEST}`));
});

test('results of another language open in it', async ({page, fixture}) => {
  await open(page, `${fixture}/search?q=zebras`);
  const first = page.locator('main ol > li h3 a').first();
  await expect(first).toHaveAttribute('href', new RegExp(`^${NEWEST}`));
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page).toHaveURL(/locale=de$/);
  await expect(first).toHaveAttribute('href', /^\/base\/de\/docs\/start/);
  await first.click();
  await expect(page).toHaveURL(/\/base\/de\/docs\/start/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Zebras graze here.')).toBeVisible();
});

test('speaks the language of the page', async ({page, fixture}) => {
  await open(page, `${fixture}/de/docs/next/start`);
  const box = page.getByRole('combobox', {name: 'Suchen …'});
  await expect(box).toBeVisible();
  await searchFor(page, 'fischreiher');
  expect(await paths(page)).toEqual(['/base/de/docs/next/start']);
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
    new Set(['/base/de/docs/start', NEWEST]),
  );
  expect([...asked].sort()).toEqual([
    'search-index-de',
    'search-index-en',
    'search-titles-de',
    'search-titles-en',
  ]);
  const english = searchResults(page).and(page.locator('[lang="en"]')).first();
  await expect(english).toContainText('English');
  await english.click();
  await expect(page).toHaveURL(/\/base\/docs\/start/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Zebras graze here.')).toBeVisible();
});

test('the page of all results has them, too, and a choice of one language', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/de/search?q=zebras`);
  const links = page.locator('main ol > li h3 a');
  await expect(links).toHaveCount(2);
  await page.getByLabel('Sprache').selectOption('Deutsch');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', /^\/base\/de\/docs\/start/);
  await page.getByLabel('Sprache').selectOption('English, Deutsch');
  await links.and(page.locator(`[href^="${NEWEST}"]`)).click();
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
