import type {Article, Updated} from '../article/readArticle';
import {numberFigures} from '../article/figures';
import {nameTitle, shiftHeadings} from '../article/headings';
import {prefixIds} from '../article/ids';
import {resolveLinks, targetName} from '../article/links';
import type {Target} from '../article/links';
import {Notes} from '../article/notes';
import {makePlain} from '../article/plain';
import type {Entry} from '../plan/sections';
import type {Text} from '../shared/texts';
import {groupTitle} from './groupTitle';

/** How articles are joined. */
export type Joining = {
  /** Articles by address; those of all entries that are written. */
  readonly articles: ReadonlyMap<string, Article>;
  /** Level of the headings of entries at depth 0. */
  readonly level: number;
  /** Origin of the site; none where it is not known. */
  readonly origin?: string | undefined;
  readonly captions: string;
  readonly remove: readonly string[];
  readonly text: Text;
  /** Further addresses that links may lead to. */
  readonly targets?: ReadonlyMap<string, Target>;
};

/** An entry with the id of its title. */
export type Placed = Entry & {readonly id: string};

/** Articles that are joined into one text. */
export type Joined = {
  readonly entries: readonly Placed[];
  /** HTML of each entry. */
  readonly html: readonly string[];
  /** Addresses outside of the text that it links to. */
  readonly addresses: readonly string[];
  /** When the latest change of an article was. */
  readonly updated?: Updated | undefined;
};

const NO_IDS: ReadonlySet<string> = new Set();

const prefixOf = (id: string) => `${id}-`;

function latest(all: readonly (Updated | undefined)[]): Updated | undefined {
  return all
    .filter((one) => one !== undefined)
    .sort((a, b) => Date.parse(b.datetime) - Date.parse(a.datetime))[0];
}

/** Joins articles: ids are unlike, links lead within the text where they can, and figures are numbered through. */
export function joinArticles(
  entries: readonly Entry[],
  {articles, level, captions, remove, text, targets, origin}: Joining,
): Joined {
  const placed = entries.map((entry, at) => ({...entry, id: `p${at + 1}`}));
  const articleOf = ({route, isWritten}: Entry) =>
    route !== undefined && isWritten ? articles.get(route) : undefined;
  const within = new Map(targets);
  for (const entry of placed) {
    if (entry.route !== undefined) {
      within.set(targetName(entry.route), {
        id: entry.id,
        prefix: prefixOf(entry.id),
        ids: articleOf(entry)?.ids ?? NO_IDS,
      });
    }
  }
  const notes = new Notes();
  let figure = 1;
  const html = placed.map((entry) => {
    const article = articleOf(entry);
    const own = level + entry.depth;
    if (!article || entry.route === undefined) {
      return groupTitle(entry, entry.id, own);
    }
    const {$} = article;
    makePlain($, remove);
    prefixIds($, prefixOf(entry.id));
    nameTitle($, entry.id);
    shiftHeadings($, own);
    resolveLinks($, entry.route, {targets: within, origin, notes});
    figure = numberFigures($, captions, figure, text);
    return `<article class="print-article${entry.isGroup ? ' print-group' : ''}" aria-labelledby="${entry.id}">${$.html()}</article>`;
  });
  return {
    entries: placed,
    html,
    addresses: notes.all(),
    updated: latest(placed.map((entry) => articleOf(entry)?.updated)),
  };
}
