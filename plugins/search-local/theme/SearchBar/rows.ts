import type {
  SearchAnswer,
  SearchResult,
  SectionResult,
} from '../../shared/answer';
import {withHighlight} from '../../client/highlight/address';

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

function resultRows(
  result: SearchResult,
  {query: typed, terms}: SearchAnswer,
  sections: number,
): Row[] {
  const {locale} = result;
  return [
    {
      kind: 'result',
      key: result.route,
      typed,
      result,
      url: withHighlight(result.route, terms),
      locale,
    },
    ...result.sections.slice(0, sections).map((section) => ({
      kind: 'section' as const,
      key: `section ${section.route}`,
      typed,
      section,
      url: withHighlight(section.route, terms),
      locale,
    })),
  ];
}

/** The rows for an answer: pages, each with its best sections, then the way to all results, which are at `url`. */
export function answerRows(answer: SearchAnswer, url?: string): Row[] {
  const {query: typed, results, total, suggestions} = answer;
  return [
    ...results.flatMap((result, rank) =>
      resultRows(result, answer, SECTIONS_BY_RANK[rank] ?? 0),
    ),
    ...(results.length === 0 ? suggestions : []).map((query) => ({
      kind: 'suggestion' as const,
      key: `suggestion ${query}`,
      typed,
      query,
    })),
    ...(url && total > results.length
      ? [{kind: 'all' as const, key: 'all', typed, total, url}]
      : []),
  ];
}

/** The rows for recent searches, and one that forgets them; `typed` is what the box has, spaces at most. */
export function recentRows(queries: readonly string[], typed = ''): Row[] {
  const recents = queries.map((query) => ({
    kind: 'recent' as const,
    key: `recent ${query}`,
    typed,
    query,
  }));
  return queries.length === 0
    ? []
    : [...recents, {kind: 'clearRecents', key: 'clearRecents', typed}];
}
