/** Placeholder for an unknown origin. No address below `.invalid` can exist. */
export const NO_ORIGIN = 'https://site.invalid';

/** True if a site knows the origin that it is published under. */
export function hasOrigin({url}: {readonly url: string}): boolean {
  return url !== NO_ORIGIN;
}

/**
 * Reads the origin from the environment variable `SITE_URL`. `url` is for the
 * configuration of Docusaurus. Without a known origin, a site cannot have a
 * sitemap or a social card.
 * @throws Error if the value is not an origin: a path, for example, belongs in `baseUrl`.
 */
export function siteOrigin(value = '') {
  if (value === '') {
    return {url: NO_ORIGIN, isKnown: false};
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url?.protocol.startsWith('http') || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL must be an http or https URL without a path, such as https://docs.example.com, and not "${value}".`,
    );
  }
  return {url: url.origin, isKnown: true};
}
