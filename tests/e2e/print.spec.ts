import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../support/sites';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  test,
} from './support';

const OPERATOR = '/docs/operators/modeling/similarities/data_to_similarity';
const PRINT = '/print/docs/operators/modeling/similarities';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page leads to the print page of its section, and that one back', async ({
    page,
    help,
  }) => {
    await page.goto(help + OPERATOR);
    await page
      .getByRole('link', {name: 'Print this section: Similarities'})
      .click();
    await expect(page).toHaveURL(help + PRINT);
    await expect(
      page.getByRole('heading', {level: 1, name: 'Similarities'}),
    ).toBeVisible();
    await expect(page.getByRole('button')).toBeHidden();
    const contents = page.getByRole('region', {name: 'Contents'});
    await contents
      .getByRole('link', {name: 'Data to Similarity', exact: true})
      .click();
    await expect(
      page.getByRole('heading', {
        level: 2,
        name: 'Data to Similarity',
        exact: true,
      }),
    ).toBeInViewport();
    await page.getByRole('link', {name: 'Back to Similarities'}).click();
    await expect(page).toHaveURL(
      /\/help\/docs\/operators\/modeling\/similarities\/?$/,
    );
  });
});

test('a print page is accessible, fits each width, and holds under the policy', async ({
  page,
  help,
}) => {
  await page.goto(help + PRINT);
  await expectNoAxeViolations(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({width, height: 900});
    await expectNoSidewaysScroll(page);
  }
});

test('a section that is too large offers its parts', async ({page, help}) => {
  await page.goto(`${help}/docs/operators/modeling/`);
  await page.getByRole('link', {name: 'Print this section: Modeling'}).click();
  const choices = page.getByRole('region', {
    name: 'Printed on pages of their own',
  });
  await expectNoAxeViolations(page);
  await choices.getByRole('link', {name: 'Similarities'}).click();
  await expect(page).toHaveURL(help + PRINT);
});

test('the button opens the print dialog, and neither it nor the bar is printed', async ({
  page,
  help,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('printed');
  });
  await page.goto(help + PRINT);
  await page.getByRole('button', {name: 'Print'}).click();
  await expect(page.locator('html')).toHaveClass('printed');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the PDF of a category has all words of its pages, and its bookmarks lead to their headings', async () => {
  test.setTimeout(180_000);
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      path.join(ROOT, '.tools', 'pdf.mjs'),
      '/docs/operators/modeling/similarities',
      '--check',
      `--out=${test.info().outputPath('similarities.pdf')}`,
    ],
    {cwd: ROOT},
  );
  expect(stdout).toMatch(/: [1-9]\d* pages of the site on [1-9]\d* of paper/);
  expect(stdout).toMatch(/^(?:99\.9\d\d|100\.000) % of \d{4,} words/m);
  expect(stdout).toMatch(/ [1-9]\d+ bookmarks/);
});
