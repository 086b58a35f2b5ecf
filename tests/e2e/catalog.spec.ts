import type {Page} from '@playwright/test';
import {CATALOG, list, rows, status} from './catalogPage';
import {expect, started, open, test} from './support';

const redrawn = (page: Page) =>
  page.evaluate(
    () => (window as unknown as {seen: {redrawn: number}}).seen.redrawn,
  );

test('rows stay in the page, and only what changes is drawn again', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}${CATALOG}`);
  await expect(rows(page)).toHaveCount(650);
  await list(page).evaluate((element) => {
    const seen = {redrawn: 0};
    Object.assign(window, {seen});
    new MutationObserver((records) => {
      seen.redrawn += records.length;
    }).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  await page.getByLabel('Text').fill('row 64');
  await expect(status(page)).toHaveText('16 of 650 operators');
  const first = await redrawn(page);
  expect(first).toBeGreaterThan(600);
  expect(first).toBeLessThan(700);
  await page.getByLabel('Text').fill('row 649');
  await expect(status(page)).toHaveText('1 of 650 operators');
  expect((await redrawn(page)) - first).toBeLessThan(25);
});

test('operators of a purpose that can be tried can be asked for', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}${CATALOG}`);
  const main = page.getByRole('main');
  await main.getByLabel('Purpose').selectOption('Builds a model');
  await expect(status(page)).toHaveText('162 of 650 operators');
  await main.getByLabel('Can be tried').check();
  await expect(status(page)).toHaveText('27 of 650 operators');
  await main.getByLabel('Category').selectOption('Scoring');
  await expect(status(page)).toHaveText('0 of 650 operators');
  await main.getByRole('button', {name: 'Clear filters'}).click();
  await expect(status(page)).toHaveText('650 of 650 operators');
  await expect(main.getByLabel('Can be tried')).not.toBeChecked();
  await expect(page).toHaveURL(/catalog$/);
});

test('the address says what is shown, and Back takes a step back', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}${CATALOG}?from=mail`);
  const main = page.getByRole('main');
  await main.getByLabel('Category').selectOption('Modeling');
  await main.getByLabel('Can be tried').check();
  await main.getByLabel('Text').fill('operator 1');
  await expect(page).toHaveURL(
    /\?from=mail&text=operator\+1&category=Modeling&live=yes$/,
  );
  // The list is filtered by the address.
  const shown = '14 of 650 operators';
  await expect(status(page)).toHaveText(shown);
  await page.reload();
  await started(page);
  await expect(status(page)).toHaveText(shown);
  await expect(main.getByLabel('Text')).toHaveValue('operator 1');

  await page.goBack();
  await expect(main.getByLabel('Can be tried')).not.toBeChecked();
  await expect(main.getByLabel('Category')).toHaveValue('Modeling');
  await expect(main.getByLabel('Text')).toHaveValue('');
  await page.goForward();
  await expect(status(page)).toHaveText(shown);
  await expect(main.getByLabel('Text')).toHaveValue('operator 1');
});

test('what the address asks for and there is not is ignored', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}${CATALOG}?category=Nowhere&live=no&group=size`);
  await expect(status(page)).toHaveText('650 of 650 operators');
  await expect(list(page)).toBeVisible();
});

test('links lead to each letter, and to the heading from its own link', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}${CATALOG}`);
  const letter = page.locator('[id="letter-T"]');
  await page
    .getByRole('navigation', {name: 'First letters'})
    .getByRole('link', {name: 'T', exact: true})
    .click();
  await expect(letter).toBeInViewport();
  await expect(page).toHaveURL(/catalog#letter-T$/);
  await expect(letter.getByRole('link')).toHaveAttribute('href', '#letter-T');
  await page.reload();
  await expect(letter).toBeInViewport();
});

test('the keyboard alone filters and opens an operator within the site', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}${CATALOG}`);
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.getByLabel('Text').focus();
  await page.keyboard.type('operator 649');
  await expect(status(page)).toHaveText('1 of 650 operators');
  for (let presses = 0; presses < 9; presses++) {
    await page.keyboard.press('Tab');
    if (
      await rows(page)
        .getByRole('link')
        .evaluate((link) => link === document.activeElement)
    ) {
      break;
    }
  }
  await expect(rows(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/docs\/start\?operator=649$/);
  await expect(rows(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as {isSame?: boolean}).isSame)).toBe(
    true,
  );
});

test('a text that is typed last does not change the address of the page that a link opens', async ({
  page,
  fixture,
}) => {
  await open(page, `${fixture}${CATALOG}`);
  const held: (() => void)[] = [];
  await page.route(/\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.getByLabel('Text').fill('operator 649');
  await rows(page).filter({hasText: 'Operator 649'}).getByRole('link').click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/docs\/start\?operator=649$/);
  held.forEach((release) => release());
  await expect(rows(page)).toHaveCount(0);
  await expect(page).toHaveURL(/docs\/start\?operator=649$/);
});
