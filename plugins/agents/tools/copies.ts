/** A page, read from its Markdown copy. */
export type PageCopy = {
  readonly title: string;
  /** Path from the origin. */
  readonly route: string;
  readonly markdown: string;
};

/** File names that can end the URL of a page. */
const FILE_NAME = /(?:\/index)?(?:\.html|\.md)$/;

function pathOf(address: string, baseUrl: string): string {
  try {
    return new URL(address, `https://site.invalid${baseUrl}`).pathname;
  } catch {
    return address;
  }
}

/** Anchor in an address, decoded. Empty if there is none. */
export function anchorOf(address: string): string {
  const [, anchor = ''] = /#(.*)$/s.exec(address) ?? [];
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Route of a page, without host, query, anchor, and file name. */
export function routeOf(address: string, baseUrl: string): string {
  // A path with two slashes at its start would be the address of a host.
  const path = pathOf(address, baseUrl).replace(/^\/{2,}/, '/');
  if (`${path}/` === baseUrl) {
    return baseUrl;
  }
  return path.replace(FILE_NAME, (name) =>
    name.startsWith('/index') ? '/' : '',
  );
}

/**
 * Possible paths of a page's copy, the likelier one first: `a.md`, and
 * `a/index.md` for a route that ends with a slash.
 */
export function copyPaths(route: string): readonly [string, string] {
  const bare = route.replace(/\/$/, '');
  const [page, folder] = [`${bare}.md`, `${bare}/index.md`];
  return route.endsWith('/') ? [folder, page] : [page, folder];
}

/** True if the host returned an HTML page because the copy does not exist. */
const isHtml = (text: string) => /^\s*<(?:!doctype|html)\b/i.test(text);

/** Parses a copy. Returns undefined if the text is HTML. */
export function pageCopy(route: string, text: string): PageCopy | undefined {
  if (isHtml(text)) {
    return undefined;
  }
  const title = /^# (.+)$/m.exec(text)?.[1] ?? route;
  return {
    title: title.replace(/\\([\\`*_[\]<])/g, '$1'),
    route,
    markdown: text,
  };
}
