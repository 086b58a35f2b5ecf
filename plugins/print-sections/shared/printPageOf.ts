/** What pages know of print pages; categories by their addresses below the base URL, without slashes at the ends. */
export type PrintData = {
  /** Path from the origin that all print pages begin with: `/help/print/`. */
  readonly base: string;
  /** Base URL of the site. */
  readonly baseUrl: string;
  /** Categories whose print page is only of their own docs, as others in them have their own. */
  readonly split: readonly string[];
  /** Categories that are not printed. */
  readonly without: readonly string[];
};

/** A print page, as a page that belongs to it offers it. */
export type PrintPage = {
  /** Name of the category that it joins. */
  readonly title: string;
  readonly href: string;
};

/** What is above a page in its sidebar, itself included, from the outside in. */
type Crumb = {
  readonly type: string;
  readonly label: string;
  readonly href?: string | undefined;
};

/** Address below the base URL, without slashes at its ends. */
export function pathBelow(address: string, baseUrl: string): string {
  return address.slice(baseUrl.length).replace(/\/$/, '');
}

/**
 * The print page that a page belongs to: that of the outermost category above
 * it, or, where that one is split, of the category in it.
 */
export function printPageOf(
  crumbs: readonly Crumb[],
  {base, baseUrl, split, without}: PrintData,
): PrintPage | undefined {
  const categories = crumbs.flatMap(({type, label, href}) =>
    type === 'category' && href
      ? [{title: label, path: pathBelow(href, baseUrl)}]
      : [],
  );
  if (categories.some(({path}) => without.includes(path))) {
    return undefined;
  }
  const found =
    categories.find(({path}) => !split.includes(path)) ?? categories.at(-1);
  return found && {title: found.title, href: base + found.path};
}
