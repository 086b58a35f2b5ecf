/** Placeholder for an unknown origin. No address below `.invalid` can exist. */
export const NO_ORIGIN = 'https://site.invalid';

/** Whether a site knows the origin that it is published under. */
export function hasOrigin({url}: {readonly url: string}): boolean {
  return url !== NO_ORIGIN;
}

/** Where a site is published. */
export type SiteOrigin = {
  /** For `url` of the Docusaurus configuration. */
  readonly url: string;
  /** Whether the origin is known. Without it, a site cannot have a sitemap or a social card. */
  readonly isKnown: boolean;
};

function originOf(value: string): string | undefined {
  if (!URL.canParse(value)) {
    return undefined;
  }
  const {origin, href, protocol} = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`
    ? origin
    : undefined;
}

/**
 * Reads the origin from the environment variable `SITE_URL`.
 * @throws Error if the value is not an origin: a path, for example, belongs in `baseUrl`.
 */
export function siteOrigin(value = ''): SiteOrigin {
  if (value === '') {
    return {url: NO_ORIGIN, isKnown: false};
  }
  const url = originOf(value);
  if (!url) {
    throw new Error(
      `SITE_URL must be an http or https URL without a path, such as https://docs.example.com, and not "${value}".`,
    );
  }
  return {url, isKnown: true};
}
