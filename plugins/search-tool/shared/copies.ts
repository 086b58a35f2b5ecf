/** A page as its copy in Markdown has it. */
export type PageCopy = {
  readonly title: string;
  /** Path from the origin. */
  readonly route: string;
  readonly markdown: string;
};

/** Names of files that addresses of pages may carry. */
const FILE_NAME = /(?:\/index)?(?:\.html|\.md)$/;

function pathOf(address: string, baseUrl: string): string {
  try {
    return new URL(address, `https://site.invalid${baseUrl}`).pathname;
  } catch {
    return address;
  }
}

/** Route of the page that is meant: no host, query, anchor, or name of a file. */
export function routeOf(address: string, baseUrl: string): string {
  const path = pathOf(address, baseUrl);
  if (`${path}/` === baseUrl) {
    return baseUrl;
  }
  return path.replace(FILE_NAME, (name) =>
    name.startsWith('/index') ? '/' : '',
  );
}

/** Paths at which the copy of a page may be, the likelier first: `a.md`, and `a/index.md` of a page that stands for its folder. */
export function copyPaths(route: string): readonly [string, string] {
  const bare = route.replace(/\/$/, '');
  const [page, folder] = [`${bare}.md`, `${bare}/index.md`];
  return route.endsWith('/') ? [folder, page] : [page, folder];
}

/** Whether a host has sent a page in place of a copy that is not there. */
const isHtml = (text: string) => /^\s*<(?:!doctype|html)\b/i.test(text);

/** The page that a copy is of; undefined where the text is none. */
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
