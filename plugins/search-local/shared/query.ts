import lunr from 'lunr';
import {MAX_QUERY_LENGTH} from './constants';
import {stem, tokenize} from './tokenizer';
import {SEARCH_FIELDS} from './types';
import type {Boosts, SearchField} from './types';

/** Which fields to search, and how much a match in each counts. */
export type QueryWeights = {
  readonly boosts: Boosts;
  readonly searchParentCategories: boolean;
};

/** Distinct terms of what the reader typed; only the first 512 characters count. */
export function queryTerms(text: string): string[] {
  return [...new Set(tokenize(text.slice(0, MAX_QUERY_LENGTH)))];
}

/** The fields that a query looks at. */
export function searchedFields({
  searchParentCategories,
}: QueryWeights): SearchField[] {
  return SEARCH_FIELDS.filter(
    (field) => searchParentCategories || field !== 'sidebarParentCategories',
  );
}

/**
 * Adds the clauses for `terms` to a lunr query: in each field the exact term
 * (and its stem), and the term with a trailing wildcard.
 */
export function addClauses(
  query: lunr.Query,
  {
    terms,
    locale,
    weights,
  }: {terms: string[]; locale: string; weights: QueryWeights},
): void {
  const exact = [
    ...new Set(terms.flatMap((term) => [term, stem(term, locale)])),
  ];
  for (const field of searchedFields(weights)) {
    const clause = {
      fields: [field],
      boost: weights.boosts[field],
      usePipeline: false,
    };
    query.term(exact, clause);
    query.term(terms, {...clause, wildcard: lunr.Query.wildcard.TRAILING});
  }
}
