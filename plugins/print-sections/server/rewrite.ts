import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {decoded} from './readArticle';

/** An article of the print page that links can lead to. */
export type Target = {
  /** Id of its title; its other ids begin with it and a hyphen. */
  readonly id: string;
  /** Its ids, as its own page has them. */
  readonly ids: ReadonlySet<string>;
};

/** What a print page knows of addresses. */
type Addresses = {
  /** Its articles, by `targetName` of their address. */
  readonly targets: ReadonlyMap<string, Target>;
  /** Origin of the site; empty if it is not known. */
  readonly origin: string;
  /** Number of an address in the list at the end of the page. */
  readonly numberOf: (address: string) => number;
};

/** Elements that only serve on a screen. */
const CONTROLS =
  '.hash-link, button, fieldset, form, nav, noscript, script, [hidden]';

/** Attributes that contain ids of the same page, separated by spaces. */
const REFERENCES = [
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
  'for',
  'headers',
  'list',
];

/** Replaces an unknown origin while addresses are put together. */
const ANY_ORIGIN = 'https://site.invalid';

/** Shows all tabs, each below its name. */
function openTabs($: CheerioAPI): void {
  $('.tabs-container').each((_, box) => {
    const tabs = $(box).children('[role=tablist]');
    const names = tabs.children('[role=tab]').get();
    $(box)
      .children('div')
      .children('[role=tabpanel]')
      .removeAttr('hidden')
      .removeAttr('role')
      .each((at, panel) => {
        const name = $('<p class="print-tab"></p>').text($(names[at]).text());
        $(panel).prepend(name);
      });
    tabs.remove();
  });
}

/** Makes an article complete on paper: opens folds and tabs, and removes controls. */
export function makePlain($: CheerioAPI): void {
  openTabs($);
  $(CONTROLS).remove();
  $('details').attr('open', '').removeAttr('name');
  $('img').removeAttr('loading');
  // Boxes that scroll with keys on a screen are as long as their content.
  $('[tabindex]').removeAttr('tabindex');
  $('[role=region]').removeAttr('role').removeAttr('aria-label');
  $('[class=""]').removeAttr('class');
}

/** Makes the ids of an article unlike those of all others, also where they are used, except in links. */
export function prefixIds($: CheerioAPI, prefix: string): void {
  $<Element, '*'>('*').each((_, {name: element, attribs}) => {
    for (const [name, value] of Object.entries(attribs)) {
      if (name === 'id') {
        attribs.id = prefix + value;
      } else if (REFERENCES.includes(name)) {
        attribs[name] = value.replace(/\S+/g, (id) => prefix + id);
      } else if (element === 'use' && name.endsWith('href')) {
        attribs[name] = value.replace(/^#/, `#${prefix}`);
      } else if (value.includes('url(')) {
        // A part of a diagram that another diagram uses: `url(#arrow)`.
        attribs[name] = value.replace(/url\((["']?)#/g, (use) => use + prefix);
      }
    }
  });
}

/** An address without a slash at the end. */
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
    const id = decoded(url.hash.slice(1));
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
  $: CheerioAPI,
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
