import {expect, started, open, test} from './support';

/**
 * Storage key of the preferred version. Docusaurus adds a suffix for each site.
 */
const VERSION_KEY = 'docs-preferred-version-default';

test('the help site is light, without a switch, whatever the system prefers', async ({
  page,
  help,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, `${help}/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', {name: /dark and light/})).toHaveCount(
    0,
  );
});

test('the color switch goes from system to light to dark and is remembered', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/docs/start`);
  const html = page.locator('html');
  const choice = () => html.getAttribute('data-theme-choice');
  const toggle = page.getByRole('button', {name: /dark and light/});
  expect(await choice()).toBe('system');
  await toggle.click();
  expect(await choice()).toBe('light');
  await toggle.click();
  expect(await choice()).toBe('dark');
  await page.reload();
  await started(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  expect(await choice()).toBe('system');
});

test('the chosen docs version is kept; an unknown one is cleared', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/docs/start?a=1#rivers`);
  await page.locator('.navbar a.navbar__link', {hasText: '1.0'}).hover();
  await page.getByRole('link', {name: 'Next'}).first().click();
  await expect(page).toHaveURL(/\/docs\/next\/start\?a=1#rivers$/);
  const stored = () =>
    page.evaluate(
      (name) =>
        Object.entries(localStorage).find(([key]) => key.startsWith(name)),
      VERSION_KEY,
    );
  const [key = '', version] = (await stored()) ?? [];
  expect(version).toBe('current');
  await page.evaluate((name) => localStorage.setItem(name, '0.1'), key);
  await page.reload();
  await started(page);
  await expect.poll(stored).toBeUndefined();
});

test('a language link keeps the page, the query, and the section', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}/docs/next/start?a=1#rivers`);
  await page.locator('.navbar a.navbar__link', {hasText: 'English'}).hover();
  await expect(page.getByRole('link', {name: 'Deutsch'})).toHaveAttribute(
    'href',
    '/base/de/docs/next/start?a=1#rivers',
  );
});
