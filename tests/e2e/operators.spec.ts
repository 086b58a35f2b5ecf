import path from 'node:path';
import {
  expect,
  expectNoSidewaysScroll,
  open,
  searchInput,
  searchResults,
  test,
  WIDTHS,
} from './support';
import {operatorScripts} from '../built/support/sharedScripts';
import {ROOT} from '../support/sites';

const NORMALIZE = '/docs/operators/cleansing/normalization/normalize';

test('the catalog narrows to what its filters say', async ({page, help}) => {
  await open(page, `${help}/docs/operators`);
  const main = page.getByRole('main');
  const rows = main.locator('section li:visible');
  const all = await rows.count();
  await main.getByLabel('Text').fill('outlier');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(rows.filter({hasText: 'Detect Outlier'}).first()).toBeVisible();
  await main.getByLabel('Text').fill('');
  await main.getByLabel('Category').selectOption('Scoring');
  await expect(rows.first()).toContainText('Scoring');
  await main.getByLabel('Text').fill('no operator is called this');
  await expect(main.getByRole('status')).toHaveText(/^0 of \d+ operators$/);
});

test('the letters of the catalog lead to their operators, as far as they are shown', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/operators`);
  const letters = page.getByRole('navigation', {name: 'First letters'});
  await letters.getByRole('link', {name: 'S', exact: true}).click();
  await expect(page.locator('[id="letter-S"]')).toBeInViewport();
  const all = await letters.getByRole('link').count();
  const main = page.getByRole('main');
  await main.getByLabel('Category').selectOption('Scoring');
  await expect(letters.getByRole('link')).not.toHaveCount(all);
  await expect(letters.getByRole('link')).toHaveText(
    (await main.locator('.operator-catalog h2:visible').allTextContents()).map(
      (title) => title.charAt(0),
    ),
  );
});

test('the catalog is a whole list without scripts', async ({browser, help}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${help}/docs/operators`);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', {name: 'Apply Model', exact: true}),
  ).toBeVisible();
  await expect(main.getByLabel('Text')).toBeHidden();
  await context.close();
});

test('the whole catalog fits each width', async ({page, help}) => {
  await open(page, `${help}/docs/operators`);
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    await expectNoSidewaysScroll(page);
  }
});

test('a comparison in code shows each of its characters', async ({
  page,
  help,
}) => {
  await open(page, `${help}${NORMALIZE}`);
  await expect(page.getByText('>= 1 && < 10')).toHaveCSS(
    'font-variant-ligatures',
    'none',
  );
});

test('a link to an advanced parameter opens the fold', async ({page, help}) => {
  await open(page, `${help}${NORMALIZE}`);
  const parameter = page.locator('[id="parameter-create_view"]');
  await expect(parameter).toBeHidden();
  await open(page, `${help}/docs/intro`);
  await open(page, `${help}${NORMALIZE}#parameter-create_view`);
  await expect(parameter).toBeInViewport();
});

test('folded parameters are printed, and folded again afterwards', async ({
  page,
  help,
}) => {
  await open(page, `${help}${NORMALIZE}`);
  const parameter = page.locator('[id="parameter-create_view"]');
  await page.emulateMedia({media: 'print'});
  await expect(parameter).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(parameter).toBeHidden();
});

for (const [name, route, operator] of [
  [
    'a list',
    '/docs/operators/cleansing/duplicates',
    '/docs/operators/cleansing/duplicates/remove_duplicates',
  ],
  ['the catalog', '/docs/operators', '/docs/operators/scoring/apply_model'],
] as const) {
  test(`the page of an operator is fetched ahead once a link to it is seen in ${name}`, async ({
    page,
    help,
  }) => {
    const script = operatorScripts(path.join(ROOT, 'build')).find(({pages}) =>
      pages.includes(`/help${operator}`),
    )?.file;
    const requests = new Map<string, string>();
    page.on('request', (request) => {
      requests.set(path.basename(request.url()), request.resourceType());
    });
    await open(page, `${help}/docs/workflow/input-output`);
    expect(requests.has(script ?? '')).toBe(false);
    await open(page, `${help}${route}`);
    await page
      .getByRole('main')
      .locator(`a[href="/help${operator}"]`)
      .first()
      .scrollIntoViewIfNeeded();
    await expect.poll(() => requests.get(script ?? '')).toBe('other');
  });
}

test('a search for a measure leads to its place in the glossary', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/intro`);
  await searchInput(page).fill('f measure');
  await expect(searchResults(page).first()).toContainText('F measure');
  await searchInput(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/operators\/measures\?.*#f_measure$/);
  await expect(page.locator('[id="f_measure"]')).toBeInViewport();
});
