import {ASKED, CATALOG, rows} from './catalogPage';
import {
  expect,
  expectGoodAtWidth,
  observed,
  started,
  open,
  test,
  watchShifts,
  WIDTHS,
} from './support';

for (const width of WIDTHS) {
  test(`nothing shifts while the catalog loads, ${width} px`, async ({
    page,
    fixture,
  }) => {
    await page.setViewportSize({width, height: 900});
    await watchShifts(page);
    await page.goto(`${fixture}${CATALOG}`, {waitUntil: 'networkidle'});
    await started(page);
    await expect(page.getByLabel('Text')).toBeEnabled();
    // Layout shifts are reported after their frame.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(resolve)),
          );
        }),
    );
    expect((await observed(page)).shift).toBeLessThan(0.01);
  });
}

test('a shift is seen by the test on shifts', async ({page, fixture}) => {
  await watchShifts(page);
  await open(page, `${fixture}${CATALOG}`);
  await page.evaluate(() => {
    const added = document.createElement('div');
    added.style.height = '200px';
    document.querySelector('.operator-catalog')?.prepend(added);
  });
  await expect
    .poll(async () => (await observed(page)).shift)
    .toBeGreaterThan(0.05);
});

test('650 operators without scripts are a whole list without controls', async ({
  browser,
  fixture,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${fixture}${ASKED}`);
  await expect(rows(page)).toHaveCount(650);
  await expect(page.getByLabel('Text')).toBeHidden();
  await context.close();
});

test('650 operators have no accessibility violation and fit each width', async ({
  page,
  fixture,
}) => {
  await page.setViewportSize({width: WIDTHS[0], height: 900});
  await open(page, `${fixture}${ASKED}`);
  await expect(page.getByLabel('Category')).toHaveValue('Modeling');
  for (const width of WIDTHS) {
    await expectGoodAtWidth(page, width);
  }
});
