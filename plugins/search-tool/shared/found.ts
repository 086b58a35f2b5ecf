import type {
  SearchAnswer,
  SearchResult,
  SearchSettings,
  TextPart,
} from '../../search-local/tool/createSearch';

/** A result in plain text. */
export type FoundPage = {
  /** Title of the page. */
  readonly title: string;
  /** Path from the origin, with the anchor of the section that answers best. */
  readonly route: string;
  /** Heading of that section; left out when it is the page. */
  readonly section?: string;
  /** Text around the best match; empty where it cannot be had. */
  readonly excerpt: string;
  /** What the site calls pages of this kind. */
  readonly kind: string;
  /** Only where it holds. */
  readonly deprecated?: true;
};

/** What a search has found. */
export type Found = {
  /** Pages that match, returned or not. */
  readonly total: number;
  readonly results: readonly FoundPage[];
  /** The query that was run instead, when the one asked found (almost) nothing. */
  readonly searchedFor?: string;
  /** Spellings that would find something, when nothing was found. */
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

/** An answer in plain text. */
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
