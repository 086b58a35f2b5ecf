import {RESULT_KINDS} from '../../shared/answer';
import type {SearchFilters} from '../../shared/answer';
import {MAX_QUERY_LENGTH, versionTag} from '../../shared/constants';
import {allLocations} from '../../shared/types';
import type {IndexLocation, SearchChoices} from '../../shared/types';

/** What the address of the search page says. It names an index by `version` or `locale`, or that of the reader by none. */
export type SearchPageAddress = SearchFilters & {
  readonly query: string;
  readonly version?: string;
  readonly locale?: string;
};

/** Name of the index with the newest docs, among versions. */
const NEWEST = 'newest';

/** What names an index among versions in an address. */
export const versionKey = ({version}: IndexLocation): string =>
  version ? versionTag(version) : NEWEST;

/** What names an index among languages in an address. */
export const localeKey = (location: IndexLocation): string =>
  allLocations(location)
    .map(({locale}) => locale)
    .join(',');

/** The index that an address names; undefined where there is none. */
export function locationOf(
  {versions, languages}: SearchChoices,
  {version, locale}: SearchPageAddress,
): IndexLocation | undefined {
  const named = locale
    ? languages.find(({location}) => localeKey(location) === locale)
    : versions.find(({location}) => versionKey(location) === version);
  return named?.location;
}

/** Reads an address; an unknown kind counts as none. */
export function parseAddress(search: string): SearchPageAddress {
  const {
    q = '',
    kind,
    version,
    locale,
  } = Object.fromEntries(new URLSearchParams(search));
  return {
    query: q.slice(0, MAX_QUERY_LENGTH),
    kind: RESULT_KINDS.find((each) => each === kind),
    version,
    locale,
  };
}

/** The query string for an address; empty when it says nothing. */
export function formatAddress({query, ...others}: SearchPageAddress): string {
  const said = Object.entries({q: query, ...others}).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
}
