import {RESULT_KINDS} from '../../shared/answer';
import type {SearchFilters} from '../../shared/answer';
import {MAX_QUERY_LENGTH} from '../../shared/constants';

/** The query and filters in the address of the results page. */
export type SearchPageAddress = SearchFilters & {readonly query: string};

/** Reads an address; an unknown kind counts as none. */
export function parseAddress(search: string): SearchPageAddress {
  const {q = '', kind} = Object.fromEntries(new URLSearchParams(search));
  return {
    query: q.slice(0, MAX_QUERY_LENGTH),
    kind: RESULT_KINDS.find((each) => each === kind),
  };
}

/** Writes the query string of an address; empty when there is nothing to say. */
export function formatAddress({query, kind}: SearchPageAddress): string {
  const said = Object.entries({q: query, kind}).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
}
