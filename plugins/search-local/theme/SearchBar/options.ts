import type {
  SearchAnswer,
  SearchResult,
  SectionResult,
} from '../../shared/answer';
import {withHighlight} from '../../client/highlight/address';
import {versionTag} from '../../shared/docsVersion';
import type {DocsVersion} from '../../shared/docsVersion';

/** One row that can be chosen in the panel. `key` is unique in a list. */
export type PanelOption = {
  readonly key: string;
  /** Address that it opens; undefined for one that does something else. */
  readonly url?: string;
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

/**
 * Address of the page of all results for a query, from the docs version that
 * was searched; undefined when there is no such page.
 */
export function searchPageUrl(
  searchPage: string | undefined,
  query: string,
  version?: DocsVersion,
): string | undefined {
  const parameters = new URLSearchParams({
    q: query,
    ...(version && {version: versionTag(version)}),
  });
  return searchPage && `${searchPage}?${parameters}`;
}

function resultOptions(
  result: SearchResult,
  terms: readonly string[],
  sections: number,
): PanelOption[] {
  return [
    {
      kind: 'result',
      key: result.route,
      result,
      url: withHighlight(result.route, terms),
    },
    ...result.sections.slice(0, sections).map((section) => ({
      kind: 'section' as const,
      key: `section ${section.route}`,
      section,
      url: withHighlight(section.route, terms),
    })),
  ];
}

/** The rows for an answer: pages, each with its best sections, then the way to all results, which are at `url`. */
export function answerOptions(
  {results, total, terms, suggestions}: SearchAnswer,
  url?: string,
): PanelOption[] {
  return [
    ...results.flatMap((result, rank) =>
      resultOptions(result, terms, SECTIONS_BY_RANK[rank] ?? 0),
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
export function recentOptions(queries: readonly string[]): PanelOption[] {
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
