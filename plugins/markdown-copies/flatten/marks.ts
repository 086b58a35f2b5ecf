/**
 * Marks that a flattened text holds until all pages are known: addresses that
 * begin so, and lines of their own.
 */
export const MARKS = {
  /** A file of the site: `@copies-file/docs/intro.mdx#anchor`. */
  file: '@copies-file/',
  /** A path below the base URL: `@copies-path/docs/intro#anchor`. */
  path: '@copies-path/',
  /** A route, with the base URL: `@copies-route/help/docs/intro`. */
  route: '@copies-route',
  /** A line that stands for the text of a file: `@copies-include/docs/_partials/a.mdx`. */
  include: '@copies-include/',
  /** A line that stands for the text of a post up to its mark `truncate`. */
  excerpt: '@copies-excerpt/',
  /** A line that stands for a list of the pages directly in a folder of routes: `@copies-pages/docs/operators`. */
  pages: '@copies-pages/',
  /** The line where the excerpt of a post ends. */
  truncate: '@copies-truncate',
} as const;

/** Whether a line is a mark. */
export function isMark(line: string): boolean {
  return Object.values(MARKS).some((mark) => line.startsWith(mark));
}
