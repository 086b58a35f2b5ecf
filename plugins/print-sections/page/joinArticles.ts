import {escaped} from '../article/dom';
import {prefixIds} from '../article/ids';
import {resolveLinks, targetName} from '../article/links';
import type {Addresses, Target} from '../article/links';
import {makePlain} from '../article/plain';
import type {Article} from '../article/readArticle';
import type {Entry, Section} from '../plan/sections';
import type {Text} from '../shared/texts';

/** What a site decides about joined articles. */
export type Joining = {
  /** Origin of the site; empty if it is not known. */
  readonly origin: string;
  /** CSS selector of the captions that are numbered. */
  readonly captions: string;
  readonly text: Text;
};

/** An entry with the id of its title. */
export type Placed = Entry & {readonly id: string};

/** Articles joined into one text. */
export type Joined = {
  readonly entries: readonly Placed[];
  /** HTML of each entry. */
  readonly html: readonly string[];
  /** Addresses outside of the text that it links to. */
  readonly addresses: readonly string[];
};

/** Articles of a section, by address. */
export type Articles = ReadonlyMap<string, Article>;

/** Id of the title of a print page. */
export const TITLE_ID = 'title';

/** Name of a heading of a level; HTML has six of them. */
const headingName = (level: number) => `h${Math.min(level, 6)}`;

function targetsOf(
  entries: readonly Pick<Placed, 'route' | 'id'>[],
  articles: Articles,
) {
  const targets = new Map<string, Target>();
  for (const {route, id} of entries) {
    if (route !== undefined) {
      const ids = articles.get(route)?.ids ?? new Set();
      targets.set(targetName(route), {id, ids});
    }
  }
  return targets;
}

/** HTML of the title of a category without an article. */
function groupTitle({title, description, id}: Placed, level: number): string {
  const name = headingName(level);
  const about = description ? `<p>${escaped(description)}</p>` : '';
  return `<header class="print-group markdown"><${name} id="${id}">${escaped(title)}</${name}>${about}</header>`;
}

/**
 * Joins the articles of a section, which it changes: ids differ, links lead
 * within the text if they can, and figures are numbered.
 * @param level Level of the headings of entries at depth 0.
 */
export function joinArticles(
  section: Section,
  articles: Articles,
  level: number,
  {origin, captions, text}: Joining,
): Joined {
  const placed = section.entries.map((entry, at) => ({
    ...entry,
    id: `p${at + 1}`,
  }));
  const page = {route: section.route, id: TITLE_ID};
  const targets = targetsOf([page, ...placed], articles);
  const numbers = new Map<string, number>();
  const numberOf: Addresses['numberOf'] = (address) =>
    numbers.get(address) ?? numbers.set(address, numbers.size + 1).size;
  let figures = 0;

  const html = placed.map((entry) => {
    const {id, route = '', depth} = entry;
    const $ = articles.get(route)?.$;
    if (!$) {
      return groupTitle(entry, level + depth);
    }
    makePlain($);
    prefixIds($, `${id}-`);
    $('header > h1').first().attr('id', id);
    $('h1, h2, h3, h4, h5, h6').each((_, heading) => {
      const ownLevel = Number(heading.name.slice(1));
      heading.name = headingName(ownLevel + level + depth - 1);
      $(heading).removeAttr('class');
    });
    resolveLinks($, route, {targets, origin, numberOf});
    $(captions).each((_, caption) => {
      figures += 1;
      const number = $('<span class="print-figure"></span>');
      number.text(text('figure', {number: figures}));
      $(caption).prepend(number, ' ');
    });
    return `<article class="print-article" aria-labelledby="${id}">${$.html()}</article>`;
  });
  return {entries: placed, html, addresses: [...numbers.keys()]};
}
