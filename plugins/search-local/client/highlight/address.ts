const PARAMETER = 'highlight';

/** Words carried at the most, so that addresses stay short. */
const MAX_TERMS = 8;

function split(route: string): [path: string, search: string, hash: string] {
  const [beforeHash = '', ...hash] = route.split('#');
  const [path = '', ...search] = beforeHash.split('?');
  return [path, search.join('?'), hash.length > 0 ? `#${hash.join('#')}` : ''];
}

/** A route that asks its page to highlight terms; the route itself when there are none. */
export function withHighlight(route: string, terms: readonly string[]): string {
  const [path, search, hash] = split(route);
  const parameters = new URLSearchParams(search);
  if (terms.length === 0) {
    return route;
  }
  parameters.set(PARAMETER, terms.slice(0, MAX_TERMS).join(' '));
  return `${path}?${parameters}${hash}`;
}

/** The same route without the wish to highlight. */
export function withoutHighlight(route: string): string {
  const [path, search, hash] = split(route);
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  const rest = parameters.toString();
  return `${path}${rest && `?${rest}`}${hash}`;
}

/** The terms that an address asks to highlight. */
export function highlightedTerms(search: string): string[] {
  const terms = new URLSearchParams(search).get(PARAMETER) ?? '';
  return terms.split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);
}
