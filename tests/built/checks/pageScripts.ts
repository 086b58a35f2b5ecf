/** Kinds of pages that load different scripts. */
export const PAGE_KINDS = [
  'landing',
  'guide',
  'operator',
  'catalog',
  'News',
  'search',
] as const;

/** Kind of a page. */
export type PageKind = (typeof PAGE_KINDS)[number];

/** The scripts that a page loaded. */
export type PageLoad = {
  readonly route: string;
  readonly kind: PageKind;
  /** Compressed size of all executed scripts, in bytes. */
  readonly bytes: number;
};

/** Budget for all scripts of a page, by its kind, in compressed bytes. */
const BUDGET: Readonly<Record<PageKind, number>> = {
  landing: 160_000,
  guide: 208_000,
  operator: 230_000,
  // Each operator adds its keywords, up to 16 of them. The list of keys, 1.1
  // kB, is part of the page.
  catalog: 231_500,
  News: 200_000,
  search: 165_000,
};

/**
 * Additional bytes for each page of the site, and in the catalog for each
 * operator.
 */
const GROWTH = {page: 240, catalog: 60};

/** Maximum size and number of pages of a script that operators share. */
const SHARED = {bytes: 45_000, pages: 6};

/** Kind of a page, by its path from the origin. */
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

/**
 * Finds pages whose scripts exceed the budget of their kind, on a site of this
 * size.
 */
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

/** A script that contains pages of operators. */
export type SharedScript = {
  readonly file: string;
  /** Paths of the source files of its pages. */
  readonly pages: readonly string[];
  /** Compressed size, in bytes. */
  readonly bytes: number;
};

/** Finds scripts with too many pages or too many bytes. */
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
