import {
  FREQUENCY,
  NORMALIZE,
  REPLACE,
  columnOf,
  lastResult,
  openButton,
  openTrial,
  panel,
  result,
  status,
} from './liveExample';
import {expect, expectNoAxeViolations, open, test} from './support';

test('a live example is opened and changed with the keyboard', async ({
  page,
  help,
}) => {
  await open(page, `${help}${NORMALIZE}`);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(columnOf(page, 1).last()).toHaveText('1.979');
  await expect(status(page)).toHaveText(
    'The result is the same as in the example.',
  );

  await page.keyboard.press('Tab');
  await expect(
    panel(page).getByLabel('attribute filter type', {exact: true}),
  ).toBeFocused();
  const method = panel(page).getByLabel('method');
  await method.focus();
  await expect(panel(page).getByLabel('max')).toBeHidden();
  await page.keyboard.type('range');
  await expect(method).toHaveValue('range transformation');
  await expect(columnOf(page, 1).last()).toContainText('1.000');
  await expect(columnOf(page, 1).first()).toContainText('0.000');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('max')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('10');
  await expect(columnOf(page, 1).last()).toContainText('10.000');
  await expect(status(page)).toContainText('Cells that differ');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Reset'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(columnOf(page, 1).last()).toHaveText('1.979');
  await expect(status(page)).toHaveText(
    'The result is the same as in the example.',
  );

  await openButton(page).press('Space');
  await expect(panel(page)).toBeHidden();
});

test('the link below the diagram leads to the live example', async ({
  page,
  help,
}) => {
  await open(page, `${help}${NORMALIZE}`);
  await page.getByRole('link', {name: 'Try it on this page'}).click();
  await expect(openButton(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(openButton(page)).toBeFocused();
});

test('the four methods give what the page shows', async ({page, help}) => {
  await openTrial(page, `${help}${NORMALIZE}`);
  const rows = page
    .locator('.markdown table')
    .filter({hasText: 'range transformation'})
    .filter({hasText: '2.428'})
    .locator('tbody tr');
  const methods = [
    'Z-transformation',
    'range transformation',
    'proportion transformation',
    'interquartile range',
  ];
  for (const [at, method] of methods.entries()) {
    const shown = await rows
      .locator(`td:nth-child(${at + 2})`)
      .allTextContents();
    expect(shown.length).toBeGreaterThan(6);
    await panel(page).getByLabel('method').selectOption(method);
    await expect(columnOf(page, 1)).toContainText(shown);
  }
});

test('changed cells are marked by their weight, a bar, and words', async ({
  page,
  help,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openTrial(page, `${help}${REPLACE}`);
  await panel(page)
    .getByLabel('default', {exact: true})
    .selectOption('maximum');
  const age = result(page).getByRole('cell', {name: '52 (differs from'});
  await expect(age).toHaveCSS('font-weight', '700');
  await expect(age).toHaveCSS('border-left-width', '3px');
  await expect(status(page)).toHaveText(
    'Cells that differ from the example are bold, with a bar: 2',
  );
});

test('an entry that cannot be read gets a message, and the last result stays', async ({
  page,
  help,
}) => {
  await openTrial(page, `${help}${NORMALIZE}`);
  const cell = panel(page).getByRole('textbox', {name: 'spend, row 1'});
  const wrong = 'Enter a number, or ? for a missing value.';
  await expect(cell).toHaveAccessibleDescription(wrong);
  await cell.fill('abc');
  await cell.blur();
  await expect(cell).toHaveCSS('border-top-style', 'dashed');
  await expect(status(page)).toHaveText(`spend, row 1: ${wrong}`);
  await expect(lastResult(page)).toBeVisible();
  await expect(columnOf(page, 1).last()).toHaveText('1.979');
  await expectNoAxeViolations(page);

  await cell.fill('?');
  await expect(cell).toHaveCSS('border-top-style', 'solid');
  await expect(columnOf(page, 1).first()).toContainText('?');
  await expect(result(page)).toBeVisible();
});

test('a number out of its range gets a message, and a wrong one the error of the operator', async ({
  page,
  help,
}) => {
  await openTrial(page, `${help}${FREQUENCY}`);
  const bins = panel(page).getByLabel('number of bins');
  await expect(bins).toHaveAttribute('min', '2');
  await expect(columnOf(page, 1).last()).toHaveText('range4 [62 - ∞]');
  const hint = 'Enter a whole number of at least 2.';
  await expect(bins).toHaveAccessibleDescription(new RegExp(`^${hint}`));
  await expect(panel(page).getByText(hint)).toBeHidden();
  await bins.fill('1');
  await bins.blur();
  await expect(panel(page).locator('fieldset').getByText(hint)).toBeVisible();
  await expect(status(page)).toContainText(`number of bins: ${hint}`);
  await bins.fill('2');
  await expect(columnOf(page, 1).last()).toContainText('range2 [42 - ∞]');
  await bins.fill('50');
  await expect(status(page)).toHaveText(
    /^The operator stops with an error: The number of bins must be smaller than/,
  );
  await expect(lastResult(page)).toContainText('range2 [42 - ∞]');
  await expectNoAxeViolations(page);

  await panel(page).getByLabel('use sqrt of examples').check();
  await expect(bins).toBeHidden();
  await expect(columnOf(page, 1).last()).toContainText('range3');
  await panel(page).getByLabel('range name type').selectOption('short');
  await expect(columnOf(page, 1).last()).toContainText(/^range3/);
});

test('lines of a list are added, changed, and removed', async ({
  page,
  help,
}) => {
  await openTrial(page, `${help}${REPLACE}`);
  const add = panel(page).getByRole('button', {name: 'Add a line'});
  await expect(columnOf(page, 3).nth(2)).toHaveText('0');
  await add.click();
  await panel(page).getByLabel('attribute, line 2').selectOption('age');
  await panel(page).getByLabel('replace with, line 2').selectOption('value');
  await expect(status(page)).toHaveText(
    'The operator stops with an error: A replenishment value must be given.',
  );
  await panel(page).getByLabel('replenishment value').fill('99');
  await expect(columnOf(page, 2).nth(1)).toContainText('99');
  await panel(page).getByRole('button', {name: 'Remove line 1'}).click();
  await expect(add).toBeFocused();
  await expect(columnOf(page, 3).nth(2)).toContainText('5');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(columnOf(page, 3).nth(2)).toHaveText('0');
});
