/**
 * Removes a trailing `/index.html` or `.html` from a path. Returns `/` if
 * nothing is left.
 */
export function withoutHtmlSuffix(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}
