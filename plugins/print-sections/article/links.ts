import {decoded} from './dom';
import type {Dom} from './dom';

/** An article of the print page that links can lead to. */
export type Target = {
  /** Id of its title; its other ids begin with it and a hyphen. */
  readonly id: string;
  /** Its ids, as its own page has them. */
  readonly ids: ReadonlySet<string>;
};

/** What a print page knows of addresses. */
export type Addresses = {
  /** Articles by address, without a slash at the end. */
  readonly targets: ReadonlyMap<string, Target>;
  /** Origin of the site; empty if it is not known. */
  readonly origin: string;
  /** Number of an address in the list at the end of the page. */
  readonly numberOf: (address: string) => number;
};

/** Replaces an unknown origin while addresses are put together. */
const ANY_ORIGIN = 'https://site.invalid';

/** An address as targets are named. */
export const targetName = (pathname: string): string =>
  pathname.replace(/(.)\/$/, '$1');

function resolved(
  href: string,
  route: string,
  {targets, origin}: Addresses,
): string {
  const base = origin || ANY_ORIGIN;
  const url = URL.canParse(href, base + route) && new URL(href, base + route);
  if (!url || url.origin !== base) {
    return href;
  }
  const target = targets.get(targetName(url.pathname));
  if (target) {
    const id = decoded(url.hash.slice(1), decodeURIComponent);
    return `#${target.ids.has(id) ? `${target.id}-${id}` : target.id}`;
  }
  return origin + url.pathname + url.search + url.hash;
}

/**
 * Points the links of an article to the place of their target on the print page.
 * Other links get the number of their address.
 * @param route Address of the article.
 */
export function resolveLinks(
  $: Dom,
  route: string,
  addresses: Addresses,
): void {
  $('a[href]').each((_, link) => {
    const href = resolved(link.attribs.href!, route, addresses);
    link.attribs.href = href;
    delete link.attribs.target;
    const isInText = $(link).closest('svg').length === 0;
    if (isInText && /^(?:\/|https?:)/.test(href)) {
      link.attribs['data-note'] = String(addresses.numberOf(href));
    }
  });
}
