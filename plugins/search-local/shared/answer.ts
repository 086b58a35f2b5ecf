import type {DocumentType} from './page';

export type TextPart = {readonly text: string; readonly isMatch: boolean};

/** What a result can be to a reader. */
export const RESULT_KINDS = ['guide', 'reference', 'post', 'page'] as const;

export type ResultKind = (typeof RESULT_KINDS)[number];

export type SectionResult = {
  readonly title: readonly TextPart[];
  /** Path from the origin with `#hash`. */
  readonly route: string;
  readonly excerpt: readonly TextPart[];
};

export type SearchResult = {
  /** Id of the document that matches best. */
  readonly id: number;
  readonly title: readonly TextPart[];
  /** Where opening the result leads: the page, or its best section. */
  readonly route: string;
  /** Heading of the section that `route` leads to; left out when it is the page. */
  readonly sectionTitle?: readonly TextPart[];
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  readonly type: DocumentType;
  readonly kind: ResultKind;
  readonly isDeprecated: boolean;
  /** Text around the best match; empty while the texts are still loading. */
  readonly excerpt: readonly TextPart[];
  /** The page's best sections besides the result itself, three at the most. */
  readonly sections: readonly SectionResult[];
  /** Locale of its page; left out if that is the locale that was asked. */
  readonly locale?: string;
  /** Results are sorted by score, descending; only comparable within one query. */
  readonly score: number;
};

export type SearchFilters = {
  readonly kind?: ResultKind;
};

export type Question = {
  readonly query: string;
  readonly filters: SearchFilters;
  readonly limit: number;
};

/** Why a query in lunr's syntax cannot be run, and where in the query. */
export type QueryProblem = {
  /** A field that there is not, no term, or what are no edits or no boost. */
  readonly kind: 'field' | 'term' | 'edits' | 'boost';
  /** What is wrong, or what the term is missing after. */
  readonly text: string;
  /** Offsets into the query, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
};

export type SearchAnswer = {
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** Pages that match, shown or not. */
  readonly total: number;
  /** Words marked on the target page, in the order typed. */
  readonly terms: readonly string[];
  /** The query that was run instead, when the typed one found (almost) nothing. */
  readonly correctedQuery?: string;
  /** Set if the complete index could not be loaded, so that results may be missing. */
  readonly lack?: 'index';
  /** Spellings that would find something, when nothing was found. */
  readonly suggestions: readonly string[];
  readonly problem?: QueryProblem;
};

/** The answer to a query where there is nothing to search in. */
export function noAnswer(query: string, lack?: 'index'): SearchAnswer {
  return {query, results: [], total: 0, terms: [], suggestions: [], lack};
}
