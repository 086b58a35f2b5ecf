/** What pages know of print pages. */
export type PrintData = {
  /** Base URL of the site. */
  readonly baseUrl: string;
  /** Addresses of the categories whose print page has only their own docs, as `printRoute` writes them. */
  readonly split: readonly string[];
};

/** A page or a category above it in its sidebar. */
type Crumb = {
  readonly type: string;
  readonly label: string;
  readonly href?: string | undefined;
};

/** Path from the origin that all print pages begin with. */
export const printBase = (baseUrl: string): string => `${baseUrl}print/`;

/** Address of the print page of a category. */
export const printRoute = (route: string, baseUrl: string): string =>
  printBase(baseUrl) + route.slice(baseUrl.length).replace(/\/$/, '');

/**
 * The print page that a page belongs to: that of the outermost category above
 * it, or, if that one is split, of the category in it. None outside of categories.
 */
export function printPageOf(
  crumbs: readonly Crumb[],
  {baseUrl, split}: PrintData,
): {readonly title: string; readonly href: string} | undefined {
  const pages = crumbs.flatMap(({type, label, href}) =>
    type === 'category' && href
      ? [{title: label, href: printRoute(href, baseUrl)}]
      : [],
  );
  return pages.find(({href}) => !split.includes(href)) ?? pages.at(-1);
}
