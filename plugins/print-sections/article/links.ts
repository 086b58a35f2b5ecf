import type {Dom} from './dom';
import type {Notes} from './notes';

/** An article of the print page that links may lead to. */
export type Target = {
  /** Id of its title. */
  readonly id: string;
  /** What its own ids begin with. */
  readonly prefix: string;
  /** Its own ids. */
  readonly ids: ReadonlySet<string>;
};

/** What a print page knows of addresses. */
export type Addresses = {
  /** Articles by address, without a slash at the end. */
  readonly targets: ReadonlyMap<string, Target>;
  /** Origin of the site; none where it is not known. */
  readonly origin?: string | undefined;
  /** Addresses of which only the number is shown. */
  readonly notes: Notes;
};

/** Stands for the origin while addresses are put together. */
const ANY_ORIGIN = 'https://site.invalid';

/** An address as targets are named. */
export const targetName = (pathname: string): string =>
  pathname.replace(/(.)\/$/, '$1');

/** An id as an address has it; as it stands where it cannot be read. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function resolved(href: string, route: string, addresses: Addresses): string {
  const base = addresses.origin ?? ANY_ORIGIN;
  if (!URL.canParse(href, base + route)) {
    return href;
  }
  const url = new URL(href, base + route);
  if (url.origin !== base) {
    return href;
  }
  const target = addresses.targets.get(targetName(url.pathname));
  if (target) {
    const id = decoded(url.hash.slice(1));
    return `#${target.ids.has(id) ? target.prefix + id : target.id}`;
  }
  return addresses.origin ? url.href : url.pathname + url.search + url.hash;
}

/**
 * Has the links of an article lead to where the print page holds their targets.
 * The other ones are numbered, and their addresses noted.
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
      link.attribs['data-note'] = String(addresses.notes.numberOf(href));
    }
  });
}
