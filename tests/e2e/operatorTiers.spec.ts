import {
  expect,
  expectGoodAtWidth,
  expectNoSidewaysScroll,
  open,
  test,
  WIDTHS,
} from './support';

/** A page of each tier. */
const PAGES = {
  A: '/docs/operators/modeling/predictive/lazy/k_nn',
  B: '/docs/operators/cleansing/normalization/normalize',
  C: '/docs/operators/data_access/cloud_storage/amazon_s3/read_amazon_s3',
  D: '/docs/operators/extensions/Text_Processing/stemming/stem_porter',
  E: '/docs/operators/deprecated/decision_tree',
};

/** Width of A4 paper without its margins, in px. */
const PAPER = 718;

for (const [tier, route] of Object.entries(PAGES)) {
  test(`a page of tier ${tier} has no accessibility violation with all folds open`, async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width: WIDTHS[0], height: 900});
    await open(page, `${help}${route}`);
    await page
      .locator('main details')
      .evaluateAll((folds) =>
        folds.forEach((fold) => fold.setAttribute('open', '')),
      );
    for (const width of WIDTHS) {
      await expectGoodAtWidth(page, width);
    }
  });

  test(`a page of tier ${tier} is printed whole, folds included`, async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width: PAPER, height: 1000});
    await open(page, `${help}${route}`);
    await page.emulateMedia({media: 'print'});
    const hidden = await page
      .locator(
        'main details:not(.theme-page-menu, .theme-doc-toc-mobile) > :not(summary)',
      )
      .evaluateAll((contents) =>
        contents
          .filter((content) => !content.checkVisibility())
          .map(({outerHTML}) => outerHTML.slice(0, 80)),
      );
    expect(hidden).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expect(page.locator('nav.navbar')).toBeHidden();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    await expect(page.locator('.operator-figure')).toBeVisible();
  });

  test(`a page of tier ${tier} keeps its texts apart from the ground in forced colors`, async ({
    page,
    help,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await open(page, `${help}${route}`);
    const [canvas, ...inks] = await page.evaluate(() => {
      const colorOf = (selector: string, property: string) =>
        [...document.querySelectorAll(selector)].map((one) =>
          getComputedStyle(one).getPropertyValue(property),
        );
      return [
        getComputedStyle(document.body).backgroundColor,
        ...colorOf('.operator-source, .operator-badge', 'color'),
        ...colorOf('.operator-figure text', 'fill'),
      ];
    });
    expect(inks.length).toBeGreaterThan(3);
    expect(inks).not.toContain(canvas);
  });
}
