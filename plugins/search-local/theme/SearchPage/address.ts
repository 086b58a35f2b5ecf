import {RESULT_KINDS} from '../../shared/answer';
import type {SearchFilters} from '../../shared/answer';
import {MAX_QUERY_LENGTH} from '../../shared/constants';

/** What the address of the search page says. */
export type SearchPageAddress = {
  readonly query: string;
  readonly filters: SearchFilters;
};

/** Reads an address; an unknown kind counts as none. */
export function parseAddress(search: string): SearchPageAddress {
  const parameters = new URLSearchParams(search);
  const kind = RESULT_KINDS.find((each) => each === parameters.get('kind'));
  const category = parameters.get('category') || undefined;
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    filters: {...(kind && {kind}), ...(category && {category})},
  };
}

/** The query string for an address; empty when it says nothing. */
export function formatAddress({query, filters}: SearchPageAddress): string {
  const {kind, category} = filters;
  const parameters = new URLSearchParams({
    ...(query && {q: query}),
    ...(kind && {kind}),
    ...(category && {category}),
  });
  const text = parameters.toString();
  return text && `?${text}`;
}
