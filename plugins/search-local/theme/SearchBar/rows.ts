import {withHighlight} from '../../client/highlight/address';
import type {
  SearchAnswer,
  SearchResult,
  SectionResult,
} from '../../shared/answer';

/** One row that can be chosen in the panel, as autocomplete-js handles it. */
export type Row = Record<string, unknown> & {
  /** Unique in a list. */
  readonly key: string;
  /** The query that it answers. */
  readonly typed: string;
  /** Address that it opens; undefined for one that does something else. */
  readonly url?: string;
  /** Locale of the page that it opens; left out if it is the reader's. */
  readonly locale?: string | undefined;
} & (
    | {readonly kind: 'result'; readonly result: SearchResult}
    | {readonly kind: 'section'; readonly section: SectionResult}
    | {readonly kind: 'all'; readonly total: number}
    | {readonly kind: 'suggestion' | 'recent'; readonly query: string}
    | {readonly kind: 'link'; readonly text: string}
    | {readonly kind: 'clearRecents'}
  );

/** Rows that a state of the box has. */
export function rowsOf({
  collections,
}: {
  readonly collections: readonly {readonly items: readonly Row[]}[];
}): readonly Row[] {
  return collections.flatMap(({items}) => items);
}

/** Sections beneath each result, by rank; results further down have none. */
const SECTIONS_BY_RANK: readonly number[] = [3, 2, 1];

/** Addresses of links for a query without results, by their texts. */
export const emptyLinks = (
  links: Readonly<Record<string, string>> = {},
  query: string,
): [text: string, url: string][] =>
  Object.entries(links).map(([text, address]) => [
    text,
    address.replace('{query}', encodeURIComponent(query)),
  ]);

/**
 * The rows for an answer: pages, each with its best sections, then a link to all
 * results, which are at `url`. Without results: other spellings, and links.
 */
export function answerRows(
  answer: SearchAnswer,
  url?: string,
  links?: Readonly<Record<string, string>>,
): Row[] {
  const {query: typed, results, terms, total, suggestions} = answer;
  const rows = results.flatMap((result, rank): Row[] => {
    const {route, locale, sections} = result;
    const shared = {typed, locale};
    return [
      {
        ...shared,
        kind: 'result',
        key: route,
        result,
        url: withHighlight(route, terms),
      },
      ...sections.slice(0, SECTIONS_BY_RANK[rank] ?? 0).map((section) => ({
        ...shared,
        kind: 'section' as const,
        key: `section ${section.route}`,
        section,
        url: withHighlight(section.route, terms),
      })),
    ];
  });
  if (rows.length === 0) {
    rows.push(
      ...queryRows('suggestion', suggestions, typed),
      ...emptyLinks(links, typed).map(([text, url]): Row => ({
        kind: 'link',
        key: text,
        text,
        typed,
        url,
      })),
    );
  }
  if (url && total > results.length) {
    rows.push({kind: 'all', key: 'all', typed, total, url});
  }
  return rows;
}

const queryRows = (
  kind: 'suggestion' | 'recent',
  queries: readonly string[],
  typed: string,
): Row[] =>
  queries.map((query) => ({kind, key: `${kind} ${query}`, typed, query}));

/** The rows for recent searches, and one that clears them; `typed` is the text in the box, at most spaces. */
export function recentRows(queries: readonly string[], typed = ''): Row[] {
  return queries.length === 0
    ? []
    : [
        ...queryRows('recent', queries, typed),
        {kind: 'clearRecents', key: 'clearRecents', typed},
      ];
}
