/** Kinds of pages that differ in what they load. */
export const PAGE_KINDS = [
  'landing',
  'guide',
  'operator',
  'catalog',
  'News',
  'search',
] as const;

/** A kind of page. */
export type PageKind = (typeof PAGE_KINDS)[number];

/** What a page has loaded. */
export type PageLoad = {
  readonly route: string;
  readonly kind: PageKind;
  /** Size of all scripts that have run, compressed. */
  readonly bytes: number;
};

/** What all scripts of a page may take, by its kind; compressed bytes. */
const BUDGET: Readonly<Record<PageKind, number>> = {
  landing: 160_000,
  guide: 208_000,
  operator: 230_000,
  // Each operator adds its keywords, up to 16. The list of keys, 1.1 kB, comes with the page.
  catalog: 231_500,
  News: 200_000,
  search: 165_000,
};

/** What each page of the site may add to every other, and each operator to the catalog. */
const GROWTH = {page: 240, catalog: 60};

/** What a script that operators share may take, and the pages in it. */
const SHARED = {bytes: 45_000, pages: 6};

/** The kind of a page, by its path from the origin. */
export function pageKind(route: string): PageKind {
  const rules: readonly (readonly [RegExp, PageKind])[] = [
    [/^\/help\/docs\/operators\/?$/, 'catalog'],
    [/^\/help\/docs\/operators\//, 'operator'],
    [/^\/help\/docs\//, 'guide'],
    [/^\/help\/blog\b/, 'News'],
    [/^\/help\/search\b/, 'search'],
  ];
  return rules.find(([path]) => path.test(route))?.[1] ?? 'landing';
}

/** Pages that have loaded more scripts than a page of their kind may on a site of so many pages. */
export function heavyLoads(
  loads: readonly PageLoad[],
  site: {readonly pages: number; readonly operators: number},
): string[] {
  return loads.flatMap(({route, kind, bytes}) => {
    const budget =
      BUDGET[kind] +
      GROWTH.page * site.pages +
      (kind === 'catalog' ? GROWTH.catalog * site.operators : 0);
    return bytes > budget
      ? [`${route}: ${bytes} bytes of scripts, not ${budget} (${kind})`]
      : [];
  });
}

/** A script with pages of operators. */
export type SharedScript = {
  readonly file: string;
  /** Paths of the written pages in it. */
  readonly pages: readonly string[];
  /** Compressed size. */
  readonly bytes: number;
};

/** Scripts that hold too many pages, or too much. */
export function heavySharedScripts(scripts: readonly SharedScript[]): string[] {
  return scripts
    .filter(
      ({pages, bytes}) => pages.length > SHARED.pages || bytes > SHARED.bytes,
    )
    .map(
      ({file, pages, bytes}) =>
        `${file}: ${pages.length} pages, ${bytes} bytes`,
    );
}
