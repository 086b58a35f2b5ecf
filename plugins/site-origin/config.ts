import {NO_ORIGIN} from './shared/origin';

/** Where a site is published, as its configuration needs it. */
export type SiteOrigin = {
  /** For `url` of the configuration. */
  readonly url: string;
  /** Whether the origin is known: without, there is no sitemap and no social card. */
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
 * The origin that the environment variable `SITE_URL` gives. Throws when the
 * value is no origin: a path, for one, belongs into `baseUrl`.
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
