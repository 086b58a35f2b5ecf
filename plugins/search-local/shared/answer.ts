/** A part of a text, marked if it matches the query. */
export type TextPart = {readonly text: string; readonly isMatch: boolean};

/** Kinds of pages. */
export const RESULT_KINDS = [
  'guide',
  'recipe',
  'reference',
  'post',
  'page',
] as const;

/** Kind of a page. */
export type ResultKind = (typeof RESULT_KINDS)[number];

/** A section below a result. */
export type SectionResult = {
  readonly title: readonly TextPart[];
  /** Path from the origin with `#hash`. */
  readonly route: string;
  readonly excerpt: readonly TextPart[];
};

/** A page that matches a query. */
export type SearchResult = {
  readonly title: readonly TextPart[];
  /** Path of the page or of its best section, from the origin. */
  readonly route: string;
  /** Heading of the section at `route`. Absent if `route` is the page. */
  readonly sectionTitle?: readonly TextPart[];
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  readonly kind: ResultKind;
  readonly isDeprecated: boolean;
  /** Text around the best match. Empty until the texts are loaded. */
  readonly excerpt: readonly TextPart[];
  /** Up to three other sections of the page, best first. */
  readonly sections: readonly SectionResult[];
  /** Locale of the page, if it is not the reader's locale. */
  readonly locale?: string;
  /** Results are sorted by score, descending. Scores of different queries cannot be compared. */
  readonly score: number;
};

/** Conditions for results. */
export type SearchFilters = {
  readonly kind?: ResultKind;
};

/** A search with its filters and the maximum number of results. */
export type Question = {
  readonly query: string;
  readonly filters: SearchFilters;
  readonly limit: number;
};

/** A syntax error in a query, with its position. */
export type QueryProblem = {
  /** The wrong part: an unknown field, a missing term, or an edit distance or a boost that is not a number. */
  readonly kind: 'field' | 'term' | 'edits' | 'boost';
  /** Text of the wrong part, or the text before the missing term. */
  readonly text: string;
  /** Offsets into the query, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
};

/** The answer to a search. */
export type SearchAnswer = {
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** Number of matching pages, including pages that are not returned. */
  readonly total: number;
  /** Words to mark on the target page, in the order of the query. */
  readonly terms: readonly string[];
  /** The corrected query that the results are for, if the original one found little or nothing. */
  readonly correctedQuery?: string;
  /** `index` if the complete index could not be loaded, so that results can be missing. */
  readonly lack?: 'index';
  /** Other spellings with results, if there are no results. */
  readonly suggestions: readonly string[];
  readonly problem?: QueryProblem;
};

/** Returns an answer without results. */
export function noAnswer(query: string, lack?: 'index'): SearchAnswer {
  return {query, results: [], total: 0, terms: [], suggestions: [], lack};
}
