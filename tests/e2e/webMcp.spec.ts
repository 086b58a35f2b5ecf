import type {Page} from '@playwright/test';
import {followRequests, watchRequests} from './requests';
import {expect, maxResults, open, search, test} from './support';

type Output = {
  readonly content: readonly {readonly text: string}[];
  readonly isError?: boolean;
};

type Offered = {
  readonly name: string;
  readonly execute: (input: object) => Promise<Output>;
};

type OfferingWindow = {readonly offered: Offered[]};

/**
 * Simulates the interface of a browser with WebMCP, and records the tools that
 * pages offer.
 */
function provideWebMcp(owner: string): void {
  const offered: Offered[] = [];
  Object.assign(window, {offered});
  Object.defineProperty(window[owner as 'document'], 'modelContext', {
    value: {
      registerTool: (tool: Offered) => {
        offered.push(tool);
        return Promise.resolve();
      },
    },
  });
}

const names = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as OfferingWindow).offered.map(({name}) => name),
  );

const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    ([wanted, given]) =>
      (window as unknown as OfferingWindow).offered
        .find((tool) => tool.name === wanted)!
        .execute(given),
    [name, input] as const,
  );

type Found = {readonly title: string; readonly route: string};

async function find(page: Page, query: string): Promise<readonly Found[]> {
  const {content} = await call(page, 'search', {query});
  return (JSON.parse(content[0]!.text) as {results: readonly Found[]}).results;
}

for (const owner of ['document', 'navigator'] as const) {
  test(`agents search and read by WebMCP of the ${owner}`, async ({
    page,
    help,
  }) => {
    await page.addInitScript(provideWebMcp, owner);
    await page.goto(`${help}/docs/intro`, {waitUntil: 'networkidle'});
    await expect.poll(() => names(page)).toEqual(['search', 'read']);
    const results = await find(page, 'join two tables');
    expect(results).toHaveLength(await maxResults(page));
    expect(results[0]).toMatchObject({
      title: 'Join',
      route: '/help/docs/operators/blending/table/joins/join',
      kind: 'Operator',
    });
    const {content} = await call(page, 'read', {route: results[0]!.route});
    expect(content[0]!.text).toContain('\n# Join\n');
    const missing = await call(page, 'read', {route: '/help/docs/none'});
    expect(missing.isError).toBe(true);
    expect(missing.content[0]!.text).toContain(
      'There is no page /help/docs/none on',
    );
  });
}

test('agents find what the box of the page finds', async ({page, help}) => {
  await page.addInitScript(provideWebMcp, 'document');
  await open(page, `${help}/docs/deploy/rest-api`);
  for (const query of ['fill missing values', 'k-nn', '"rest api"']) {
    const found = await find(page, query);
    await search(page, query);
    await expect
      .poll(() =>
        page
          .locator('[role="option"]:has([data-kind="result"])')
          .evaluateAll((links) => [
            ...new Set(
              links.map(
                (link) => new URL((link as HTMLAnchorElement).href).pathname,
              ),
            ),
          ]),
      )
      .toEqual(found.map(({route}) => route.split('#')[0]));
  }
});

test('without WebMCP, a page loads nothing of the tools', async ({
  page,
  help,
}) => {
  const loaded = async () => {
    const settled = followRequests(page);
    const scripts = watchRequests(
      page,
      (request) => request.resourceType() === 'script',
    );
    await open(page, `${help}/docs/intro`);
    await settled();
    return new Set(scripts).size;
  };
  const without = await loaded();
  await page.addInitScript(provideWebMcp, 'document');
  expect(await loaded()).toBeGreaterThan(without);
});

test('the tools search the last docs version', async ({page, fixture}) => {
  await page.addInitScript(provideWebMcp, 'document');
  await open(page, `${fixture}/docs/next/start`);
  await expect.poll(() => names(page)).toEqual(['search', 'read']);
  const routes = (await find(page, 'start')).map(({route}) => route);
  expect(routes).toContain('/base/docs/start');
  expect(routes).not.toContain('/base/docs/next/start');
  const {content, isError} = await call(page, 'read', {
    route: '/base/docs/start',
  });
  expect(isError).toBe(true);
  expect(content[0]!.text).toContain('it has no copy in Markdown');
});
