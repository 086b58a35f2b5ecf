import type {BuiltPage} from '../support/builtSite';

/**
 * What the scripts of a page may take, those of its route included, and what each page of the site
 * may add to them: Docusaurus lists it in its routes and in the data of the docs; compressed bytes.
 * In those of the site, the runtime takes 17 for each script of a live example, of which there are
 * one or two on each of 124 pages, and the catalog 200 for the filter by them.
 */
const BUDGET = {site: 135_000, page: 330};

/** What the scripts in the HTML of a page may take together, compressed bytes: they run before a reader does something. */
const INLINE_BUDGET = 7_500;

/** Types of scripts that a browser runs; others are data. */
const IS_RUN = /^(?:|module|(?:text|application)\/javascript)$/;

/** Addresses of the scripts that a page starts with: loaded at once, or named to the starter. */
function startScripts({$}: BuiltPage): string[] {
  const named = $('script[data-scripts]').attr('data-scripts') ?? '';
  return [
    ...$('script[src]')
      .map((_, script) => $(script).attr('src') ?? '')
      .get(),
    ...named.split(' ').filter(Boolean),
  ];
}

/**
 * Pages whose HTML loads more scripts than a site of so many pages may have.
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
 * Pages that load a script before a reader does something, or whose HTML holds
 * more than a small one.
 * @param sizeOf - Compressed size of a text.
 */
export function eagerPages(
  pages: readonly BuiltPage[],
  sizeOf: (text: string) => number,
): string[] {
  return pages.flatMap(({file, $}) => {
    const loaded = $(
      'script[src], link[as="script"], link[rel="modulepreload"], link[rel="prefetch"]',
    )
      .map((_, {attribs}) => attribs.src ?? attribs.href)
      .get()
      .map((url) => `${file}: loads ${url}`);
    const inline = sizeOf(
      $('script')
        .filter((_, {attribs}) => IS_RUN.test(attribs.type ?? ''))
        .text(),
    );
    return inline > INLINE_BUDGET
      ? [...loaded, `${file}: ${inline} bytes of scripts in its HTML`]
      : loaded;
  });
}
