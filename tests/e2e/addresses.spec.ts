import {expect, started, open, test} from './support';

const NORMALIZE = '/docs/operators/cleansing/normalization/normalize';

test('an address with a bare percent sign in its anchor leaves folds alone', async ({
  page,
  help,
}) => {
  await open(page, `${help}${NORMALIZE}#100%`);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('Normalize');
  const fold = page.locator('.operator-fold').first();
  await fold.locator('summary').click();
  await expect(fold).toHaveAttribute('open', '');
  await page.evaluate(() => {
    window.location.hash = '#50%-more';
  });
  await expect(page).toHaveURL(/#50%25-more$/);
  await expect(heading).toHaveText('Normalize');
  await expect(fold).toHaveAttribute('open', '');
});

for (const path of ['/search#100%', '/blog#%EF', '/docs/intro#100%']) {
  test(`${path} shows its page, and leads to others`, async ({page, help}) => {
    await open(page, `${help}${path}`);
    const title = page.getByRole('heading', {level: 1}).first();
    await expect(title).toBeVisible();
    await expect(title).not.toHaveText('This page crashed.');
    await page.getByRole('link', {name: 'Documentation'}).first().click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await page.goBack();
    await expect(title).toBeVisible();
  });
}

test('an unknown path with a bare percent sign is a page that was not found', async ({
  page,
  help,
}) => {
  await page.goto(`${help}/docs/100%`);
  await started(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Page not found',
  );
});
