import {expect, started, open, test} from './support';

// Every test fails if it violates the policy, so other tests cover the states
// of the search and the pages, and pageKinds.spec covers a page of each kind.
// The tests below cover the remaining states, and check that the policy is in
// effect.

/** Pages of all kinds. Each is reached by a link on the previous page. */
const WAY = [
  ['/', 'docs/intro'],
  ['/docs/intro', 'docs/deploy/rest-api'],
  ['/docs/deploy/rest-api', 'docs/operators'],
  ['/docs/operators', 'docs/operators/scoring/apply_model'],
  ['/docs/operators/scoring/apply_model', 'blog'],
  ['/blog', 'blog/tags'],
  ['/blog/tags', 'search'],
  ['/search', ''],
] as const;

test('the policy is in force', async ({page, help, errors}) => {
  await open(page, `${help}/docs/intro`);
  const add = (attributes: object) =>
    page.evaluate((values) => {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, values));
    }, attributes);
  await add({text: "document.title = 'breach'"});
  await add({src: 'https://example.com/a.js'});
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.setAttribute('onclick', "document.title = 'breach'");
    button.click();
  });
  for (const breach of [
    'script-src-elem inline',
    'script-src-elem https://example.com/a.js',
    'script-src-attr inline',
  ]) {
    await expect
      .poll(() => errors.join('\n'))
      .toContain(`The policy forbids: ${breach}`);
  }
  await expect(page).not.toHaveTitle('breach');
  errors.length = 0;
});

test('pages of all kinds open by links', async ({page, help}) => {
  await open(page, `${help}/`);
  await page.evaluate(() => {
    window.name = 'same document';
  });
  for (const [from, to] of WAY) {
    await expect(page).toHaveURL(new RegExp(`/help${from}$`));
    const address = new URL(`${help}/${to}`).pathname;
    const title = await page.title();
    const link = page.locator(`a[href="${address}"]`);
    // Some links are in folds or menus, and only the target page matters.
    await link.first().dispatchEvent('click');
    await page.waitForURL(help + '/' + to);
    // The address changes before the page.
    await expect(page).not.toHaveTitle(title);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(await page.evaluate(() => window.name)).toBe('same document');
});

test('a page that crashes and is tried again', async ({page, help, errors}) => {
  await open(page, `${help}/docs/intro`);
  await page.evaluate(() => {
    const {DateTimeFormat} = Intl;
    /**
     * Breaks the dates of posts, but not the date of the previous page, which
     * is rendered once more.
     */
    class BrokenFormat extends DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(locale, options);
        if (options?.month === 'long') {
          throw new Error('no dates');
        }
      }
    }
    Object.assign(window, {
      repair: () => Object.assign(Intl, {DateTimeFormat}),
    });
    Object.assign(Intl, {DateTimeFormat: BrokenFormat});
  });
  await page.getByRole('link', {name: 'News', exact: true}).first().click();
  await expect(page.getByText('This page crashed')).toBeVisible();
  await expect(page.locator('.footer__copyright')).toContainText('Help for');
  // In one task. Between two tasks, React could replace the button or recover
  // by itself.
  await page.evaluate(() => {
    (window as unknown as {repair: () => void}).repair();
    [...document.querySelectorAll('button')]
      .find(({textContent}) => textContent.includes('Try again'))!
      .click();
  });
  await expect(
    page.getByRole('heading', {name: 'News', level: 1}),
  ).toBeVisible();
  expect(errors.filter((text) => text.includes('policy'))).toEqual([]);
  errors.length = 0;
});

test('a page that does not exist', async ({page, help}) => {
  const response = await page.goto(`${help}/docs/nowhere`);
  expect(response?.status()).toBe(404);
  expect(response?.headers()['content-security-policy']).toContain(
    "default-src 'none'",
  );
  await started(page);
  await expect(page.locator('h1')).toBeVisible();
});
