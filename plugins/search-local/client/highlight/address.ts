const PARAMETER = 'highlight';

/** Maximum number of words in an address. */
const MAX_TERMS = 8;

/** Replaces the terms to highlight in a route. */
function changed(route: string, terms: string): string {
  const [, path = '', search, hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(route) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  if (terms) {
    parameters.set(PARAMETER, terms);
  }
  const rest = parameters.toString();
  return path + (rest && `?${rest}`) + hash;
}

/** Adds terms to highlight to a route. */
export const withHighlight = (
  route: string,
  terms: readonly string[],
): string =>
  terms.length === 0
    ? route
    : changed(route, terms.slice(0, MAX_TERMS).join(' '));

/** Removes the terms to highlight from a route. */
export const withoutHighlight = (route: string): string => changed(route, '');

/** Returns the terms to highlight from the query string of an address. */
export function highlightedTerms(search: string): string[] {
  const terms = new URLSearchParams(search).get(PARAMETER) ?? '';
  return terms.split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);
}
