import type {Page} from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  test,
} from './support';

const DOC = '/docs/start';
const POST = '/blog/2024/01/01/otters';

/** Has a listener of the site note the answers that it raises; `takes` keeps their messages from being opened. */
async function listen(page: Page, takes = true): Promise<void> {
  await page.evaluate((isTaken) => {
    const heard: unknown[] = [];
    Object.assign(window, {heard});
    document.addEventListener('feedback:answer', (event) => {
      heard.push((event as CustomEvent<unknown>).detail);
      if (isTaken) {
        event.preventDefault();
      }
    });
  }, takes);
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as {heard: unknown[]}).heard);

const report = (page: Page) =>
  page.getByRole('link', {name: 'Report a problem'});

/** What the address of a message says. */
async function messageOf(
  link: ReturnType<typeof report>,
): Promise<{title: string; body: string}> {
  const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
  return {
    title: searchParams.get('title') ?? '',
    body: searchParams.get('body') ?? '',
  };
}

test('Yes raises an event, and thanks; nothing is asked of a server', async ({
  page,
  fixture,
}) => {
  await open(page, fixture + DOC);
  await listen(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const question = page.getByRole('group', {name: 'Was this page helpful?'});
  await question.getByRole('button', {name: 'Yes'}).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Thank you for your answer.',
  );
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await expect(question).toHaveCount(0);
  expect(await heard(page)).toEqual([
    {route: '/base/docs/start', version: '1.0', answer: 'yes', text: ''},
  ]);
  expect(requests).toEqual([]);
});

test('No asks what is missing; without a listener, an issue takes it', async ({
  page,
  context,
  fixture,
}) => {
  await context.route('https://example.org/**', (route) =>
    route.fulfill({body: 'An issue'}),
  );
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `${fixture}/docs/next/start`);
  await listen(page, false);
  await page.getByRole('button', {name: 'No', exact: true}).click();
  const field = page.getByRole('textbox', {name: 'What is missing?'});
  await expect(field).toBeFocused();
  // Links of the fixture have Infima's color, which is too light for axe.
  await page.addStyleTag({content: ':root {--ifm-color-primary: #0b6b73}'});
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.type('Where otters sleep & eat.');
  const issue = context.waitForEvent('page');
  await page.getByRole('button', {name: 'Send'}).click();
  const body = new URL((await issue).url()).searchParams.get('body');
  expect(body).toMatch(
    /^Where otters sleep & eat\.\n\nWas this page helpful\? No\n/,
  );
  expect(await heard(page)).toMatchObject([
    {version: 'current', answer: 'no', text: 'Where otters sleep & eat.'},
  ]);
  const again = page.getByRole('link', {name: 'Open the message'});
  expect((await messageOf(again)).body).toBe(body);
});

test('a report carries page, versions, and what is selected', async ({
  page,
  context,
  fixture,
}) => {
  await context.route('https://example.org/**', (route) =>
    route.fulfill({body: 'An issue'}),
  );
  await open(page, fixture + DOC);
  await page.getByText('Zebras graze here.').selectText();
  const issue = context.waitForEvent('page');
  await report(page).click();
  const {searchParams} = new URL((await issue).url());
  expect(searchParams.get('title')).toBe('Problem on /base/docs/start');
  expect(searchParams.get('body')).toBe(
    '\n\nPage: /base/docs/start\nVersion of the docs: 1.0\nVersion of the site: 7.1\nSelected text: Zebras graze here.\n',
  );
});

test('posts have both, lists of posts do not', async ({page, fixture}) => {
  await open(page, fixture + POST);
  await expect(page.getByText('Was this page helpful?')).toBeVisible();
  await expect(report(page)).toBeVisible();
  await open(page, `${fixture}/blog`);
  await expect(page.getByText('Otters swim.')).toBeVisible();
  await expect(report(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a report is a link that names the page; the form is not there', async ({
    page,
    fixture,
  }) => {
    await page.goto(fixture + DOC);
    expect((await messageOf(report(page))).body).toContain(
      'Page: /base/docs/start',
    );
    await expect(page.getByText('Was this page helpful?')).toBeHidden();
  });
});

test('the help site, which knows no address, asks for nothing', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/intro`);
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
  await expect(report(page)).toHaveCount(0);
});
