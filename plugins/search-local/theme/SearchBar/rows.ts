import {withHighlight} from '../../client/highlight/address';
import type {
  SearchAnswer,
  SearchResult,
  SectionResult,
} from '../../shared/answer';

/** A row of the panel, which is an item of autocomplete-js. */
export type Row = Record<string, unknown> & {
  /** Key, unique in a list. */
  readonly key: string;
  /** Query that the row answers. */
  readonly typed: string;
  /** Address of the row. Absent for rows with another action. */
  readonly url?: string;
  /** Locale of the page, if it is not the reader's locale. */
  readonly locale?: string | undefined;
} & (
    | {readonly kind: 'result'; readonly result: SearchResult}
    | {readonly kind: 'section'; readonly section: SectionResult}
    | {readonly kind: 'all'; readonly total: number}
    | {readonly kind: 'suggestion' | 'recent'; readonly query: string}
    | {readonly kind: 'link'; readonly text: string}
    | {readonly kind: 'clearRecents'}
  );

/** Returns the rows of a state of the box. */
export function rowsOf({
  collections,
}: {
  readonly collections: readonly {readonly items: readonly Row[]}[];
}): readonly Row[] {
  return collections.flatMap(({items}) => items);
}

/**
 * Finds the active row among newer rows of the same query, and returns its
 * position, or 0 if it is gone. The first row is active by default, so it is not
 * followed to another position.
 */
export function activePosition(
  rows: readonly Row[],
  active: number | null,
  newer: readonly Row[],
): number | null {
  return active
    ? Math.max(
        0,
        newer.findIndex(({key}) => key === rows[active]?.key),
      )
    : active;
}

/** Maximum number of sections below a result, by rank. Other results have none. */
const SECTIONS_BY_RANK: readonly number[] = [3, 2, 1];

/** Returns the links for a query without results. */
export const emptyLinks = (
  links: Readonly<Record<string, string>> = {},
  query: string,
): [text: string, url: string][] =>
  Object.entries(links).map(([text, address]) => [
    text,
    address.replace('{query}', encodeURIComponent(query)),
  ]);

/**
 * Returns the rows of an answer: pages with their best sections, and a link to
 * the results page at `url`. Without results, returns other spellings and links.
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

/** Returns the rows of recent searches, and a row that clears them. `typed` is the text in the box, which can have spaces. */
export function recentRows(queries: readonly string[], typed = ''): Row[] {
  return queries.length === 0
    ? []
    : [
        ...queryRows('recent', queries, typed),
        {kind: 'clearRecents', key: 'clearRecents', typed},
      ];
}
