import type {Page} from '@playwright/test';
import {
  blockStorage,
  expect,
  open,
  setConnection,
  started,
  test,
} from './support';

const otherPage = (page: Page) =>
  page.getByRole('link', {name: 'Other'}).first();

test.describe('crash page', () => {
  test('shows the message and its causes, and Try again clears it', async ({
    page,
    fixture,
    errors,
  }) => {
    await open(page, `${fixture}/crash`);
    await page.getByRole('button', {name: 'Ignite'}).click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText('The fuse burned down.')).toBeVisible();
    await expect(page.getByText('Somebody lit a match.')).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('This page crashed.')).toBeHidden();
    await expect(page.getByRole('button', {name: 'Ignite'})).toBeVisible();
    errors.length = 0;
  });

  test('is titled Page Error when the whole layout fails', async ({
    page,
    fixture,
    errors,
  }) => {
    await page.goto(`${fixture}/crash?everything`);
    await expect(page).toHaveTitle(/^Page Error/);
    await expect(page.getByText('This page crashed.')).toBeVisible();
    errors.length = 0;
  });
});

test('a navbar item that fails is named by its configuration', async ({
  page,
  fixture,
  errors,
}) => {
  await page.goto(`${fixture}/docs/start?navbar`);
  await expect(
    page.getByText('A theme navbar item failed to render'),
  ).toBeVisible();
  await expect(page.getByText('"type": "custom-broken"')).toBeVisible();
  await expect(page.getByText('The item is out of order.')).toBeVisible();
  errors.length = 0;
});

test('the loading view shows an animation, and an error with Retry', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/loading`);
  const durations = await page
    .locator('#loader animate')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('dur')));
  expect(new Set(durations)).toEqual(new Set(['1.5s', '3s']));
  await expect(
    page.getByText('The page did not come.').locator('..'),
  ).toHaveCSS('background-color', 'rgb(250, 56, 62)');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('1 retries')).toBeVisible();
});

test('a page whose code does not load is loaded anew, with a warning', async ({
  page,
  fixture,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  // On a slow connection, no page is prefetched before the click.
  await setConnection(page, {effectiveType: '2g', saveData: true});
  await open(page, `${fixture}/docs/start`);
  await page.evaluate(() => Object.assign(window, {isFirstLoad: true}));
  // The scripts are missing, as after a new deployment, until the page is
  // reloaded.
  let isGone = true;
  page.on('request', (request) => {
    isGone &&= !request.isNavigationRequest();
  });
  await page.route(/assets\/js\/.*\.js$/, (route) =>
    isGone ? route.abort() : route.continue(),
  );
  const reload = page.waitForEvent('load');
  await otherPage(page).click();
  await reload;
  await expect(page).toHaveURL(/\/docs\/other$/);
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(false);
  expect(warnings.join('\n')).toMatch(/Loading (CSS )?chunk/);
});

test('an unknown address shows the not-found page with ways on', async ({
  page,
  help,
}) => {
  const response = await page.goto(`${help}/docs/nowhere/at/all`);
  await started(page);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', {name: 'Page not found', level: 1}),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
  await page.getByRole('main').getByRole('link', {name: 'Projects'}).click();
  await expect(page).toHaveURL(/\/docs\/projects\/$/);
});

test('a site served under another address says so', async ({
  page,
  help,
  errors,
}) => {
  const origin = new URL(help).origin;
  // The site was built for /help/ but is served at the root, so no asset is
  // found.
  await page.route(`${origin}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/') {
      const answer = await route.fetch({url: `${help}/`});
      await route.fulfill({response: answer});
    } else {
      await route.fulfill({status: 404, body: ''});
    }
  });
  await page.goto(`${origin}/`);
  const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
  await expect(banner).toContainText(
    'Your Docusaurus site did not load properly.',
  );
  await expect(banner).toContainText('baseUrl');
  errors.length = 0;
});

test('no banner about the address where the site loads', async ({
  page,
  help,
}) => {
  await open(page, `${help}/`);
  await expect(
    page.getByText('Your Docusaurus site did not load properly.'),
  ).toBeHidden();
});

test('a dismissed announcement stays away until there is a new one', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/docs/start`);
  const bar = page.getByText('Maintenance on Sunday');
  await expect(bar).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await started(page);
  await expect(bar).toBeHidden();
  // The dismissed bar had another id.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) =>
      name.startsWith('docusaurus.announcement.id'),
    );
    localStorage.setItem(key ?? '', 'an earlier one');
  });
  // The first visit with the new id resets the dismissal.
  await page.reload();
  await started(page);
  await page.reload();
  await started(page);
  await expect(bar).toBeVisible();
});

test('a blocked storage leaves the site working', async ({
  page,
  fixture,
  errors,
}) => {
  await blockStorage(page);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await open(page, `${fixture}/docs/start`);
  await page.getByRole('button', {name: 'Close'}).click();
  await otherPage(page).click();
  await expect(
    page.getByRole('heading', {name: 'Other', level: 1}),
  ).toBeVisible();
  expect(printed.join('\n')).toMatch(
    /storage is not available[\s\S]*iframe[\s\S]*incognito/i,
  );
  errors.length = 0;
});
