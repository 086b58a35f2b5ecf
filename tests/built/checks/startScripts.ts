import type {BuiltPage} from '../support/builtSite';

/** What the scripts that each page starts with may take, and what each page of the site may add to them; compressed bytes. */
const BUDGET = {site: 130_000, page: 20};

/**
 * Pages whose HTML loads more scripts than a site of so many pages may have.
 * @param sizeOf - Compressed size of a file, by its path from the origin.
 */
export function heavyPages(
  pages: readonly BuiltPage[],
  sizeOf: (url: string) => number,
): string[] {
  const budget = BUDGET.site + BUDGET.page * pages.length;
  return pages.flatMap(({file, $}) => {
    const size = $('script[src]')
      .map((_, script) => sizeOf($(script).attr('src') ?? ''))
      .get()
      .reduce((sum, one) => sum + one, 0);
    return size > budget ? [`${file}: ${size} bytes, not ${budget}`] : [];
  });
}
