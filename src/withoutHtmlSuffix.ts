/** A path without a trailing `/index.html` or `.html`; `/` where nothing is left. */
export function withoutHtmlSuffix(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}
