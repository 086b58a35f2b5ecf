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

const report = (page: Page) =>
  page.getByRole('link', {name: 'Report a problem'});

/** Reads the prefilled title and body from the link of a message. */
async function messageOf(
  link: ReturnType<typeof report>,
): Promise<{title: string; body: string}> {
  const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
  return {
    title: searchParams.get('title') ?? '',
    body: searchParams.get('body') ?? '',
  };
}

const answer = (page: Page, name: string) =>
  page
    .getByRole('group', {name: 'Was this page helpful?'})
    .getByRole('link', {name, exact: true});

test.beforeEach(({context}) =>
  context.route('https://example.org/**', (route) =>
    route.fulfill({body: 'An issue'}),
  ),
);

test('Yes and No open a message that names page and versions', async ({
  page,
  context,
  fixture,
}) => {
  await open(page, fixture + DOC);
  const place =
    'Page: /base/docs/start\nVersion of the docs: 1.0\nVersion of the site: 7.1\n';
  expect(await messageOf(answer(page, 'Yes'))).toEqual({
    title: 'Feedback on /base/docs/start',
    body: `Was this page helpful? Yes\n${place}`,
  });
  const issue = context.waitForEvent('page');
  await answer(page, 'No').click();
  const {searchParams} = new URL((await issue).url());
  expect(searchParams.get('body')).toBe(
    `What is missing?\n\n\nWas this page helpful? No\n${place}`,
  );
});

test('the links are large enough, accessible, and fit a phone', async ({
  page,
  fixture,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `${fixture}/docs/next/start`);
  for (const link of [answer(page, 'Yes'), answer(page, 'No'), report(page)]) {
    const {width = 0, height = 0} = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  // Fixture links have Infima's color, whose contrast is too low for axe.
  await page.addStyleTag({content: ':root {--ifm-color-primary: #0b6b73}'});
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test('a report carries page, versions, and what is selected', async ({
  page,
  context,
  fixture,
}) => {
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

  test('the links name the page', async ({page, fixture}) => {
    await page.goto(fixture + DOC);
    expect((await messageOf(report(page))).body).toContain(
      'Page: /base/docs/start',
    );
    expect((await messageOf(answer(page, 'Yes'))).body).toContain(
      'Page: /base/docs/start',
    );
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
