import type {
  SearchAnswer,
  SearchResult,
  SectionResult,
} from '../../shared/answer';
import {withHighlight} from '../../client/highlight/address';

/** One row that can be chosen in the panel. `key` is unique in a list. */
export type PanelRow = {
  readonly key: string;
  /** Address that it opens; undefined for one that does something else. */
  readonly url?: string;
  /** Locale of the page that it opens; left out if it is the reader's. */
  readonly locale?: string | undefined;
} & (
  | {readonly kind: 'result'; readonly result: SearchResult}
  | {readonly kind: 'section'; readonly section: SectionResult}
  | {readonly kind: 'all'; readonly total: number}
  | {readonly kind: 'suggestion'; readonly query: string}
  | {readonly kind: 'recent'; readonly query: string}
  | {readonly kind: 'clearRecents'}
);

/** Sections beneath each result, by rank; results further down have none. */
const SECTIONS_BY_RANK: readonly number[] = [3, 2, 1];

function resultRows(
  result: SearchResult,
  terms: readonly string[],
  sections: number,
): PanelRow[] {
  const {locale} = result;
  return [
    {
      kind: 'result',
      key: result.route,
      result,
      url: withHighlight(result.route, terms),
      locale,
    },
    ...result.sections.slice(0, sections).map((section) => ({
      kind: 'section' as const,
      key: `section ${section.route}`,
      section,
      url: withHighlight(section.route, terms),
      locale,
    })),
  ];
}

/** The rows for an answer: pages, each with its best sections, then the way to all results, which are at `url`. */
export function answerRows(
  {results, total, terms, suggestions}: SearchAnswer,
  url?: string,
): PanelRow[] {
  return [
    ...results.flatMap((result, rank) =>
      resultRows(result, terms, SECTIONS_BY_RANK[rank] ?? 0),
    ),
    ...(results.length === 0 ? suggestions : []).map((suggestion) => ({
      kind: 'suggestion' as const,
      key: `suggestion ${suggestion}`,
      query: suggestion,
    })),
    ...(url && total > results.length
      ? [{kind: 'all' as const, key: 'all', total, url}]
      : []),
  ];
}

/** The rows for recent searches, and one that forgets them. */
export function recentRows(queries: readonly string[]): PanelRow[] {
  return queries.length === 0
    ? []
    : [
        ...queries.map((query) => ({
          kind: 'recent' as const,
          key: `recent ${query}`,
          query,
        })),
        {kind: 'clearRecents', key: 'clearRecents'},
      ];
}
