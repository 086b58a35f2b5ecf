import type {BuiltPage} from '../support/builtSite';

/**
 * Budget for the scripts of a page, including its route, in compressed bytes.
 * `page` is the growth for each page of the site, which Docusaurus lists in its
 * routes and in the data of the docs. Part of `site`: the runtime needs 17
 * bytes for each script of a live example, with one or two on each of 124
 * pages, and the catalog needs 200 bytes for its filter by live examples.
 */
const BUDGET = {site: 135_000, page: 330};

/**
 * Budget for the inline scripts of a page, in compressed bytes. They run while
 * the page is parsed.
 */
const INLINE_BUDGET = 7_500;

/** Matches types of scripts that browsers execute. Other types are data. */
const IS_RUN = /^(?:|module|(?:text|application)\/javascript)$/;

/** URLs of the scripts that a page starts with: run immediately, or loaded ahead for the starter. */
const startScripts = ({$}: BuiltPage): string[] =>
  $('script[src], link[rel="preload"][as="script"]')
    .map((_, {attribs}) => attribs.src ?? attribs.href)
    .get();

/**
 * Finds pages whose HTML loads more scripts than the budget of a site of this
 * size.
 * @param sizeOf - Compressed size of a file, by its path from the origin.
 */
export function heavyPages(
  pages: readonly BuiltPage[],
  sizeOf: (url: string) => number,
): string[] {
  const budget = BUDGET.site + BUDGET.page * pages.length;
  return pages.flatMap((page) => {
    const size = startScripts(page)
      .map(sizeOf)
      .reduce((sum, one) => sum + one, 0);
    return size > budget ? [`${page.file}: ${size} bytes, not ${budget}`] : [];
  });
}

/**
 * Finds pages that run a script as soon as it is loaded, or whose inline scripts
 * exceed the budget.
 * @param sizeOf - Compressed size of a text.
 */
export function eagerPages(
  pages: readonly BuiltPage[],
  sizeOf: (text: string) => number,
): string[] {
  return pages.flatMap(({file, $}) => {
    const eager = $('script[src]')
      .map((_, {attribs}) => `${file}: runs ${attribs.src}`)
      .get();
    const inline = sizeOf(
      $('script')
        .filter((_, {attribs}) => IS_RUN.test(attribs.type ?? ''))
        .text(),
    );
    return inline > INLINE_BUDGET
      ? [...eager, `${file}: ${inline} bytes of scripts in its HTML`]
      : eager;
  });
}
