import {TIERS} from './pagesOfTiers';
import {expect, expectGoodAtWidth, open, test, WIDTHS} from './support';

/**
 * Restricts the catalog to one category, because axe needs a minute for all 668
 * operators.
 */
const NARROWED = process.env.ALL_PAGES ? '' : '?category=Scoring';

/** One page of each kind. `allPages.spec.ts` visits the others. */
const PAGE_KINDS = {
  landing: '/',
  guide: '/docs/deploy/rest-api',
  'guide with a diagram': '/docs/intro',
  'guide with a chart': '/docs/deploy/autoscaling',
  'guide with a matrix': '/docs/auto/machine-learning/binary',
  glossary: '/docs/glossary',
  'group page': '/docs/data/connect',
  'catalog of operators': `/docs/operators${NARROWED}`,
  ...Object.fromEntries(
    Object.entries(TIERS).map(([tier, route]) => [
      `operator of tier ${tier}`,
      route,
    ]),
  ),
  'operator with an inner process':
    '/docs/operators/cleansing/missing/impute_missing_values',
  'operator of which little is known':
    '/docs/operators/cleansing/quality_measures',
  'family of operators': '/docs/operators/extensions/Text_Processing/stemming',
  'group of operators': '/docs/operators/cleansing/duplicates',
  'News list': '/blog',
  'News post': '/blog/2024/03/01/workspaces',
  'News archive': '/blog/archive',
  'News tags': '/blog/tags',
  'News of one tag': '/blog/tags/workspaces',
  'search page': '/search',
  'not found': '/docs/nowhere',
};

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: no accessibility violation with all folds open, fits each width`, async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width: WIDTHS[0], height: 900});
    await open(page, help + path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await page
      .locator('main details')
      .evaluateAll((folds) =>
        folds.forEach((fold) => fold.setAttribute('open', '')),
      );
    for (const width of WIDTHS) {
      await expectGoodAtWidth(page, width);
      if (process.env.ALL_PAGES) {
        // Screenshots for manual review.
        await page.screenshot({
          path: `reports/screenshots/${kind.replaceAll(' ', '-')}-${width}.png`,
        });
      }
    }
  });
}
