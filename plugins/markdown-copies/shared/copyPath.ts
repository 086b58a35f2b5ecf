/**
 * Path of a route's copy: `/docs/intro.md`, or `/docs/projects/index.md` for a
 * route that ends with a slash.
 */
export function copyPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}

/** Name of the files that list copies. */
export const INDEX_FILE = 'llms.txt';
