const PARAMETER = 'highlight';

/** Words carried at the most, so that addresses stay short. */
const MAX_TERMS = 8;

/** A route with other terms to highlight. */
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

/** A route that asks its page to highlight terms; the route itself when there are none. */
export const withHighlight = (
  route: string,
  terms: readonly string[],
): string =>
  terms.length === 0
    ? route
    : changed(route, terms.slice(0, MAX_TERMS).join(' '));

/** The same route without the wish to highlight. */
export const withoutHighlight = (route: string): string => changed(route, '');

/** The terms that an address asks to highlight. */
export function highlightedTerms(search: string): string[] {
  const terms = new URLSearchParams(search).get(PARAMETER) ?? '';
  return terms.split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);
}
