import type {
  SearchAnswer,
  SearchResult,
  SearchSettings,
  TextPart,
} from '../../search-local/tool/createSearch';

/** A search result in plain text. */
export type FoundPage = {
  /** Title of the page. */
  readonly title: string;
  /** Path from the origin, with the anchor of the best section. */
  readonly route: string;
  /** Heading of the best section. Absent if the result is the page itself. */
  readonly section?: string;
  /** Text around the best match. Empty if it is not available. */
  readonly excerpt: string;
  /** Name of the page's kind on the site. */
  readonly kind: string;
  /** Present only if the page is deprecated. */
  readonly deprecated?: true;
};

/** Answer to a search, in plain text. */
export type Found = {
  /** Number of matching pages, including pages that are not returned. */
  readonly total: number;
  readonly results: readonly FoundPage[];
  /** Corrected query, if the original one had few or no results. */
  readonly searchedFor?: string;
  /** Spellings with results. Present only if nothing was found. */
  readonly suggestions?: readonly string[];
};

const plain = (parts: readonly TextPart[]) =>
  parts.map(({text}) => text).join('');

function foundPage(
  {title, route, sectionTitle, excerpt, kind, isDeprecated}: SearchResult,
  {kinds}: Pick<SearchSettings, 'kinds'>,
): FoundPage {
  return {
    title: plain(title),
    route,
    ...(sectionTitle && {section: plain(sectionTitle)}),
    excerpt: plain(excerpt),
    kind: kinds[kind] ?? kind,
    ...(isDeprecated && {deprecated: true}),
  };
}

/** Converts a search answer to plain text. */
export function foundOf(
  {total, results, correctedQuery, suggestions}: SearchAnswer,
  settings: Pick<SearchSettings, 'kinds'>,
): Found {
  return {
    total,
    results: results.map((result) => foundPage(result, settings)),
    ...(correctedQuery !== undefined && {searchedFor: correctedQuery}),
    ...(suggestions.length > 0 && {suggestions}),
  };
}
