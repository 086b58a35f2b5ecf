import {
  expect,
  expectGoodAtWidth,
  expectNoAxeViolations,
  hold,
  observed,
  started,
  open,
  search,
  searchResults,
  test,
  watchShifts,
  WIDTHS,
} from './support';

test('shows all results of a query, and more on demand', async ({
  page,
  help,
}) => {
  await open(page, `${help}/search?q=model`);
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(20);
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ results$/);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
});

for (const width of [320, 1440]) {
  test(`shows the query of the address, and nothing shifts at ${width} px`, async ({
    page,
    fixture,
  }) => {
    await page.setViewportSize({width, height: 800});
    await watchShifts(page);
    const release = await hold(page, '**/*.js');
    await page.goto(`${fixture}/search?q=zebras`, {waitUntil: 'commit'});
    await expect(page.getByRole('searchbox')).toBeVisible();
    release();
    await expect(page.getByRole('searchbox')).toHaveValue('zebras');
    await expect(page.locator('main ol > li').first()).toContainText('Start');
    await expect(page.locator('main ol > li mark').first()).toBeVisible();
    expect((await observed(page)).shift).toBeLessThan(0.01);
  });
}

test('the address carries query and filters; back and forward work', async ({
  page,
  help,
}) => {
  await open(page, `${help}/search`);
  await page.getByRole('searchbox').fill('autoscaling');
  await expect(page).toHaveURL(/\?q=autoscaling$/);
  const first = page.locator('main ol > li').first();
  await expect(first).toContainText('Autoscaling');
  await page.getByLabel('Kind').selectOption('post');
  await expect(page).toHaveURL(/\?q=autoscaling&kind=post$/);
  await expect(first).toContainText('News');
  await page.goBack();
  await expect(page.getByLabel('Kind')).toHaveValue('');
  await expect(first).toContainText('Guide');
  await page.goForward();
  await expect(page.getByLabel('Kind')).toHaveValue('post');
  await page.reload();
  await started(page);
  await expect(first).toContainText('News');
});

test('keeps what a reader types into the middle of the query', async ({
  page,
  help,
}) => {
  await open(page, `${help}/search?q=join`);
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('join');
  await field.press('Home');
  await field.pressSequentially('left ');
  await expect(field).toHaveValue('left join');
  await expect(page).toHaveURL(/\?q=left\+join$/);
  await expect(field).toHaveValue('left join');
  await page.keyboard.press('Control+z');
  await expect(field).not.toHaveValue('left join');
});

test('offers the kinds of pages that the site has', async ({page, help}) => {
  await open(page, `${help}/search?q=join`);
  await expect(page.getByLabel('Kind').locator('option')).toHaveText([
    'All',
    'Guide',
    'Recipe',
    'Operator',
    'News',
  ]);
});

test('results lead to the page, with the words highlighted', async ({
  page,
  help,
}) => {
  await open(page, `${help}/search?q=autoscaling`);
  await page.locator('main ol > li h3 a').first().click();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling\?highlight=/);
});

test('has all results that were shown, at the same place, after Back', async ({
  page,
  help,
}) => {
  await open(page, `${help}/search?q=model`);
  const rows = page.locator('main ol > li');
  const more = page.getByRole('button', {name: 'Show more results'});
  await more.click();
  await expect(rows).toHaveCount(40);
  await more.click();
  await expect(rows).toHaveCount(60);
  const last = rows.nth(55).getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  // Excerpts that arrive later move the rows.
  await page.waitForLoadState('networkidle');
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(1000);
  await last.click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(rows).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('says when there is nothing', async ({page, help}) => {
  await open(page, `${help}/search?q=xylophoneorchestra`);
  await expect(page.getByRole('main')).toContainText('No results found');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Browse all operators'}),
  ).toHaveAttribute('href', '/help/docs/operators/');
  await expectNoAxeViolations(page);
});

test('is where the last row of the search box leads', async ({page, help}) => {
  await open(page, `${help}/docs/intro`);
  await search(page, 'model');
  // Results of titles come first. Results of the complete index, which have
  // excerpts, replace them.
  await expect(
    page.locator('.aa-Item [class*="excerpt"]').first(),
  ).toBeVisible();
  const last = searchResults(page).last();
  await expect(last).toHaveText(/^See all \d+ results$/);
  await last.click();
  await expect(page).toHaveURL(/\/help\/search\?q=model$/);
  await expect(page.getByRole('searchbox')).toHaveValue('model');
});

test('has no accessibility violation with results, and fits each width', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: WIDTHS[0], height: 900});
  await open(page, `${help}/search?q=model`);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  for (const width of WIDTHS) {
    await expectGoodAtWidth(page, width);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('says that it needs JavaScript, and leads to the home page', async ({
    page,
    help,
  }) => {
    await page.goto(`${help}/search?q=model`);
    const message = page.locator('main noscript p');
    await expect(message).toContainText('needs JavaScript');
    await message.getByRole('link').click();
    await expect(page).toHaveURL(/\/help\/$/);
  });

  test('is where the search box of each page leads', async ({page, help}) => {
    await page.goto(`${help}/docs/intro`);
    await page.getByRole('combobox', {name: 'Search...'}).fill('model');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/help\/search\?q=model$/);
  });
});
