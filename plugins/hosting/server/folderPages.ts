type Site = {
  /** Base URL of the built language. */
  readonly baseUrl: string;
  /** Base URLs of all languages. */
  readonly baseUrls: readonly string[];
  /** Base URL of the site. */
  readonly siteBaseUrl: string;
  /** Routes of the built language. */
  readonly routes: readonly string[];
  /** Paths of the HTML files of all languages, with slashes. */
  readonly files: readonly string[];
};

/**
 * Pages whose address ends with a slash, as paths below the base URL of the
 * site. All languages have the same pages, so the routes of one language
 * identify those of each language that is already built.
 */
export function folderPages({
  baseUrl,
  baseUrls,
  siteBaseUrl,
  routes,
  files,
}: Site): string[] {
  const built = new Set(files);
  const pages = routes
    .filter((route) => route.endsWith('/') && route.startsWith(baseUrl))
    .map((route) => decodeURIComponent(route.slice(baseUrl.length)));
  return [...new Set(baseUrls)]
    .filter((url) => url.startsWith(siteBaseUrl))
    .map((url) => url.slice(siteBaseUrl.length))
    .flatMap((folder) => pages.map((page) => folder + page))
    .filter((page) => page !== '' && built.has(`${page}index.html`))
    .sort();
}
