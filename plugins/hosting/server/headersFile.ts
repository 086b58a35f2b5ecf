/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Name of the file from which Netlify, Cloudflare Pages, and other hosts read headers. */
export const HEADERS_FILE = '_headers';

/** `Cache-Control` of the files in `assets/`, whose names change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Maximum number of characters in a line on Cloudflare Pages. */
const MAX_LINE = 2000;

/**
 * Headers of every response.
 * @param added - Headers to add or replace. An empty value removes a header.
 */
export function siteHeaders(policy: string, added: Headers): Headers {
  const all = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A prefetched page is valid for every query.
    'No-Vary-Search': 'params',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...added,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

/** Text of the file `_headers`. */
export function headersFile(baseUrl: string, headers: Headers): string {
  const rule = (path: string, values: Headers) =>
    [
      encodeURI(baseUrl + path),
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n');
  return [
    rule('*', headers),
    rule('assets/*', {'Cache-Control': IMMUTABLE}),
  ].join('\n');
}

/** Warning if a line of the file is too long for a host. */
export function headersProblem(file: string): string | undefined {
  const longest = Math.max(...file.split('\n').map(({length}) => length));
  return longest > MAX_LINE
    ? `A line of ${HEADERS_FILE} has ${longest} characters; Cloudflare Pages reads ${MAX_LINE}. Use fewer different inline scripts, or fewer sources.`
    : undefined;
}
