/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What browsers need not ask for again within a year. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What browsers keep, and ask for again each time: unchanged, it is not sent. */
export const REVALIDATED = 'no-cache';

/** Headers of every answer; the site's own come last, and an empty one takes a header away. */
export function siteHeaders(policy: string, own: Headers): Headers {
  const all = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...own,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
