import {RESULT_KINDS} from '../../shared/answer';
import type {SearchFilters} from '../../shared/answer';
import {MAX_QUERY_LENGTH} from '../../shared/constants';

/** The query and filters in the address of the results page. */
export type SearchPageAddress = SearchFilters & {readonly query: string};

/** Parses the query string of an address. An unknown kind is ignored. */
export function parseAddress(search: string): SearchPageAddress {
  const {q = '', kind} = Object.fromEntries(new URLSearchParams(search));
  return {
    query: q.slice(0, MAX_QUERY_LENGTH),
    kind: RESULT_KINDS.find((known) => known === kind),
  };
}

/** Formats the query string of an address, which can be empty. */
export function formatAddress({query, kind}: SearchPageAddress): string {
  const entries = Object.entries({q: query, kind}).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return entries.length > 0
    ? `?${new URLSearchParams(entries).toString()}`
    : '';
}
