import type {Page} from '@playwright/test';
import {followRequests, watchRequests} from './requests';
import {
  expect,
  expectGoodAtWidth,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  test,
  WIDTHS,
} from './support';

/** Recipe with six operators, the first of which is the table 'Games'. */
const RECIPE = '/docs/recipes/groups-and-windows/count-consecutive-values';

const changeButton = (page: Page) =>
  page.getByRole('button', {name: 'Change settings and cells'});

/** A step of the recipe by the anchor of its operator. */
const step = (page: Page, name: string) => page.locator(`#step-${name}`);

/** Texts of a column in the table of a step. */
const column = (page: Page, name: string, at: number) =>
  step(page, name).locator(`.recipe-table td:nth-child(${at})`);

/** The live region of the steps. */
const status = (page: Page) => page.locator('.recipe-bar').getByRole('status');

/** Opens the recipe and the form in which readers change it. */
async function openChanges(page: Page, url: string): Promise<void> {
  await open(page, url);
  await changeButton(page).click();
  await expect(status(page)).toBeVisible();
}

test('a recipe is stepped through, changed, and reset with the keyboard', async ({
  page,
  help,
}) => {
  await open(page, `${help}${RECIPE}`);
  await step(page, 'games').locator('summary').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(step(page, 'lag').locator('summary')).toBeFocused();
  await expect(step(page, 'lag')).toHaveAttribute('open');
  await expect(step(page, 'sort')).not.toHaveAttribute('open');
  await expect(step(page, 'lag').getByText('new', {exact: true})).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(column(page, 'aggregate', 2)).toHaveText(['2', '1', '3']);

  await changeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(
    'All tables are the same as on the page.',
  );
  await expect(step(page, 'aggregate')).toHaveAttribute('open');
  const group = step(page, 'aggregate').getByRole('checkbox', {name: 'start'});
  await expect(column(page, 'aggregate', 3)).toHaveCount(3);
  await expect(group).toHaveCount(2);

  await step(page, 'aggregate').locator('summary').focus();
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(step(page, 'sort')).toHaveAttribute('open');
  const order = step(page, 'sort').getByRole('combobox').last();
  await order.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('descending');
  await expect(column(page, 'sort', 1).first()).toHaveText('6');
  await expect(status(page)).toContainText(
    'Tables that differ from the page: Sort, Lag',
  );

  await page.getByRole('button', {name: 'Reset'}).focus();
  await page.keyboard.press('Enter');
  await expect(column(page, 'sort', 1).first()).toHaveText('1');
  await expect(status(page)).toHaveText(
    'All tables are the same as on the page.',
  );
});

test('a changed cell changes the tables after it', async ({page, help}) => {
  await openChanges(page, `${help}${RECIPE}`);
  await step(page, 'games').locator('summary').click();
  await step(page, 'games')
    .getByRole('textbox', {name: 'result, row 3'})
    .fill('win');
  await step(page, 'aggregate').locator('summary').click();
  await expect(column(page, 'aggregate', 1)).toHaveText(['win']);
  await expect(step(page, 'aggregate').locator('summary')).toContainText(
    '1 row',
  );
});

test('a wrong entry and an operator that stops have a message, and no table is wrong', async ({
  page,
  help,
}) => {
  await openChanges(page, `${help}${RECIPE}`);
  await step(page, 'games').locator('summary').click();
  const day = step(page, 'games').getByRole('textbox', {name: 'day, row 1'});
  await day.fill('first');
  await expect(status(page)).toHaveText(
    'day, row 1: Enter a whole number, or ? for a missing value.',
  );
  await day.fill('1');

  await step(page, 'generate_attributes').locator('summary').click();
  const expression = step(page, 'generate_attributes')
    .getByLabel(/, line 1$/)
    .nth(1);
  await expression.fill('if(result == [result - 2], 0, 1)');
  await expect(status(page)).toContainText(
    'Generate Attributes: The operator stops with an error: ',
  );
  await expect(column(page, 'generate_attributes', 1)).toHaveCount(0);
  await expect(step(page, 'aggregate').locator('summary')).toContainText(
    'not computed',
  );
  await expectNoAxeViolations(page);
});

test('an operator in the drawing leads to its step', async ({page, help}) => {
  await page.goto(`${help}${RECIPE}`);
  await page
    .getByRole('group', {name: 'Count the games of each streak'})
    .getByRole('link', {name: 'Integrate'})
    .click();
  await expect(step(page, 'integrate')).toHaveAttribute('open');
  await expect(column(page, 'integrate', 1).first()).toBeInViewport();
});

test('nothing is loaded for changes before a reader asks for it', async ({
  page,
  help,
}) => {
  const settled = followRequests(page);
  const scripts = watchRequests(page, (request) =>
    request.url().endsWith('.js'),
  );
  /** True if a loaded script contains the panel. */
  const hasPanel = async () => {
    const texts = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    return texts.some((text) => text.includes('recipe-bar'));
  };
  await open(page, `${help}${RECIPE}`);
  await settled();
  expect(await hasPanel()).toBe(false);
  await changeButton(page).click();
  await expect(status(page)).toBeVisible();
  expect(await hasPanel()).toBe(true);
});

test('the steps fit each width and have no accessibility violation', async ({
  page,
  help,
}) => {
  await page.setViewportSize({width: WIDTHS[0], height: 900});
  await openChanges(page, `${help}${RECIPE}`);
  for (const summary of await page.locator('.recipe-step > summary').all()) {
    await summary.click();
  }
  for (const width of WIDTHS) {
    await expectGoodAtWidth(page, width);
  }
});

test('the steps can be read without scripts, and nothing else is offered', async ({
  browser,
  help,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${help}${RECIPE}`);
  await step(page, 'lag').locator('summary').click();
  await expect(column(page, 'lag', 3).first()).toBeVisible();
  await expect(changeButton(page)).toBeHidden();
  await expectNoSidewaysScroll(page);
  await context.close();
});
