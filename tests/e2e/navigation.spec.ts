import {expect, expectNoSidewaysScroll, started, open, test} from './support';

test('the navbar hides on the way down and comes back on the way up', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/deploy/rest-api`);
  const bar = page.locator('.navbar');
  await expect(bar).toBeInViewport();
  // In two steps, like a wheel, because the navbar compares each scroll
  // position with the previous one.
  for (const distance of [600, 1200]) {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(distance);
  }
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
});

test('a link to a section scrolls there and hides the navbar', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/deploy/rest-api`);
  await page
    .locator('.table-of-contents')
    .getByRole('link', {name: 'Next steps'})
    .click();
  await expect(page).toHaveURL(/#next-steps$/);
  await expect(
    page.getByRole('heading', {name: 'Next steps'}),
  ).toBeInViewport();
  await expect(page.locator('.navbar')).not.toBeInViewport();
});

test('an address with a section lands there', async ({page, help}) => {
  await open(page, `${help}/docs/intro#get-help`);
  await expect(page.getByRole('heading', {name: 'Get help'})).toBeInViewport();
});

test('headings of level 2 have a link of their own, the title has none', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/intro`);
  await expect(
    page.getByRole('link', {name: 'Direct link to Get started'}),
  ).toHaveAttribute('title', 'Direct link to Get started');
  await expect(page.locator('h1 .hash-link')).toHaveCount(0);
});

for (const path of [
  'docs/deploy/rest-api.html',
  'docs/deploy/rest-api/index.html',
]) {
  test(`${path} reaches the page`, async ({page, help}) => {
    await open(page, `${help}/${path}`);
    await expect(page).toHaveURL(/\/docs\/deploy\/rest-api\/?$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(
      'Page not found',
    );
  });
}

test('index.html on a host without redirects shows the page too', async ({
  page,
  help,
}) => {
  await page.route(`${help}/docs/intro/index.html`, async (route) => {
    await route.fulfill({
      response: await route.fetch({url: `${help}/docs/intro`}),
    });
  });
  await page.goto(`${help}/docs/intro/index.html`);
  await started(page);
  await expect(page.getByRole('heading', {name: 'Get started'})).toBeVisible();
});

test('a very long title does not scroll the page sideways on a phone', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, `${help}/docs/deploy/rest-api`);
  const places = page.locator(
    'h1, .breadcrumbs__item:last-child .breadcrumbs__link, .pagination-nav__label, .table-of-contents__link',
  );
  await places.evaluateAll((all) => {
    for (const place of all) {
      place.textContent = 'Wide_columns_of_'.repeat(12);
    }
  });
  expect(await places.count()).toBeGreaterThan(4);
  await expectNoSidewaysScroll(page);
});

test('breadcrumbs, sidebar, and previous and next lead on', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/deploy/rest-api`);
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(trail).toContainText('Deployment');
  await trail.getByRole('link', {name: 'Deployment'}).click();
  await expect(page).toHaveURL(/\/docs\/deploy$/);
  await expect(
    page.getByRole('heading', {name: 'Deployment', level: 1}),
  ).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Autoscaling'})
    .click();
  // The address changes before the page does.
  await expect(
    page.getByRole('heading', {name: 'Autoscaling', level: 1}),
  ).toBeVisible();
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await pages.getByRole('link', {name: /^Next/}).click();
  await expect(
    page.getByRole('heading', {name: 'MLOps', level: 1}),
  ).toBeVisible();
  await pages.getByRole('link', {name: /^Previous/}).click();
  await expect(page).toHaveURL(/\/docs\/deploy\/autoscaling$/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the sidebar locks the page, and Back closes it', async ({
    page,
    help,
  }) => {
    await open(page, `${help}/`);
    await page
      .getByRole('main')
      .getByRole('link', {name: /^Documentation/})
      .click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    // The address changes before the page, which has a different navbar.
    await expect(page.locator('html')).toHaveClass(/docs-doc-page/);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(page.getByText('← Back to main menu')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.goBack();
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });

  test('the sidebar goes when the window widens beyond 996 px', async ({
    page,
    help,
  }) => {
    await open(page, `${help}/docs/intro`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });
});
