/** Path of the copy of a route: `/docs/intro.md`, or `/docs/projects/index.md` of a page that stands for its folder. */
export function copyPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}

/** Name of the file that lists copies. */
export const INDEX_FILE = 'llms.txt';
