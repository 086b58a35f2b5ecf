import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  test,
  WIDTHS,
} from './support';

/** One page of each kind. `allPages.spec.ts` visits the others. */
const PAGE_KINDS = {
  landing: '/',
  guide: '/docs/deploy/rest-api',
  'guide with a diagram': '/docs/intro',
  'guide with a chart': '/docs/deploy/autoscaling',
  'guide with a matrix': '/docs/auto/machine-learning/binary',
  glossary: '/docs/glossary',
  'group page': '/docs/data/connect',
  'catalog of operators': '/docs/operators',
  operator: '/docs/operators/cleansing/normalization/normalize',
  'operator with an inner process':
    '/docs/operators/cleansing/missing/impute_missing_values',
  'operator of which little is known':
    '/docs/operators/cleansing/quality_measures',
  'deprecated operator':
    '/docs/operators/extensions/Anomaly_Detection/deprecated/cluster_based_local_outlier_factor_cblof',
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
  test(`${kind}: no accessibility violation, fits each width`, async ({
    page,
    help,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await open(page, help + path);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await page.screenshot({
        path: `reports/screenshots/${kind.replaceAll(' ', '-')}-${width}.png`,
      });
    }
  });
}
