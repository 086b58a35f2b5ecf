import type {Page} from '@playwright/test';
import {expect, open, test} from './support';

/** Forms of a page that WebMCP offers to agents, by their names. */
const tools = (page: Page) =>
  page.locator('form').evaluateAll((forms) =>
    forms.map((form) => ({
      name: form.getAttribute('toolname'),
      isDescribed: Boolean(form.getAttribute('tooldescription')),
      submits: form.hasAttribute('toolautosubmit'),
    })),
  );

const tool = (name: string) => ({name, isDescribed: true, submits: true});

test('the search box is a tool that opens the page that answers', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/intro`);
  expect(await tools(page)).toEqual([tool('search_documentation')]);
  // An agent fills in the form and submits it.
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    const input = form.querySelector('input')!;
    if (!input.getAttribute('toolparamdescription')) {
      throw new Error('The field has no description.');
    }
    input.value = 'join two tables';
    form.requestSubmit();
  });
  await expect(page).toHaveURL(
    /\/help\/docs\/operators\/blending\/table\/joins\/join(?:[?#]|$)/,
  );
});

test('without scripts, the search box leads to the results', async ({
  browser,
  help,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${help}/docs/intro`);
  await expect(
    page.locator('form[toolname="search_documentation"]'),
  ).toHaveAttribute('action', '/help/search');
  await context.close();
});

test('the lists of results and of operators are tools', async ({
  page,
  help,
}) => {
  await open(page, `${help}/search?q=join`);
  expect(await tools(page)).toContainEqual(tool('list_results'));
  await open(page, `${help}/docs/operators/`);
  expect(await tools(page)).toContainEqual(tool('filter_operators'));
});

test('the form to try an operator is a tool once it is open', async ({
  page,
  help,
}) => {
  await open(page, `${help}/docs/operators/blending/table/joins/join`);
  await page.getByRole('button', {name: 'Try other settings'}).click();
  await expect(page.locator('form.operator-trial-panel')).toBeVisible();
  expect(await tools(page)).toContainEqual(tool('try_operator'));
});
