type Site = {
  /** Base URL of the built language. */
  readonly baseUrl: string;
  /** Base URLs of all languages. */
  readonly baseUrls: readonly string[];
  /** Base URL of the site. */
  readonly siteBaseUrl: string;
  /** Addresses of the pages of the built language. */
  readonly routes: readonly string[];
  /** Paths of the HTML files of all languages, with slashes. */
  readonly files: readonly string[];
};

/**
 * Paths below the base URL of the site, with a slash at the end, of the pages
 * that stand for their folder. Languages have the same pages, so those of one
 * tell those of the others that are built.
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
    .map((route) => decodeURI(route.slice(baseUrl.length)));
  return [...new Set(baseUrls)]
    .filter((url) => url.startsWith(siteBaseUrl))
    .map((url) => url.slice(siteBaseUrl.length))
    .flatMap((folder) => pages.map((page) => folder + page))
    .filter((page) => page !== '' && built.has(`${page}index.html`))
    .sort();
}
