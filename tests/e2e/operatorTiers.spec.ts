import {expect, expectNoSidewaysScroll, test} from './support';
import {TIERS} from './pagesOfTiers';

/** Width of A4 paper without its margins, in px. */
const PAPER = 718;

// The checks need only the style sheets, so the pages are not started.
for (const [tier, route] of Object.entries(TIERS)) {
  test(`a page of tier ${tier} is printed whole, folds included`, async ({
    page,
    help,
  }) => {
    await page.setViewportSize({width: PAPER, height: 1000});
    await page.goto(`${help}${route}`);
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
    await page.goto(`${help}${route}`);
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
