import {RESULT_KINDS} from '../../shared/answer';
import type {SearchFilters} from '../../shared/answer';
import {MAX_QUERY_LENGTH, versionTag} from '../../shared/constants';
import {allLocations} from '../../shared/types';
import type {IndexLocation, SearchChoices} from '../../shared/types';

export type SearchPageAddress = {
  readonly query: string;
  readonly filters: SearchFilters;
  /** Key of the index that is searched; left out for the one that readers get. */
  readonly index?: IndexKey;
};

/** Names an index: by its docs version, or by its language, or its languages. */
export type IndexKey = {readonly version: string} | {readonly locale: string};

/** Name of the index with the newest docs, among versions. */
const NEWEST = 'newest';

/** What names an index among versions in an address. */
export function versionKey({version}: IndexLocation): string {
  return version ? versionTag(version) : NEWEST;
}

/** What names an index among languages in an address. */
export function localeKey(location: IndexLocation): string {
  return allLocations(location)
    .map(({locale}) => locale)
    .join(',');
}

/** The index that an address names; undefined where there is none. */
export function locationOf(
  {versions, languages}: SearchChoices,
  index: IndexKey | undefined,
): IndexLocation | undefined {
  if (index === undefined) {
    return undefined;
  }
  return 'version' in index
    ? versions.find(({location}) => versionKey(location) === index.version)
        ?.location
    : languages.find(({location}) => localeKey(location) === index.locale)
        ?.location;
}

function indexOf(parameters: URLSearchParams): IndexKey | undefined {
  const version = parameters.get('version');
  const locale = parameters.get('locale');
  return locale ? {locale} : version ? {version} : undefined;
}

/** Reads an address; an unknown kind counts as none. */
export function parseAddress(search: string): SearchPageAddress {
  const parameters = new URLSearchParams(search);
  const kind = RESULT_KINDS.find((each) => each === parameters.get('kind'));
  const category = parameters.get('category') || undefined;
  const index = indexOf(parameters);
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    filters: {...(kind && {kind}), ...(category && {category})},
    ...(index && {index}),
  };
}

/** A script that shows the query of the address while the page loads, and hides the list of all pages. */
export const SHOW_QUERY = `(q=>{if(q){document.querySelector("main [name=q]").value=q.slice(0,${MAX_QUERY_LENGTH});document.documentElement.dataset.searchPage="asked"}})(new URLSearchParams(location.search).get("q"))`;

/** The query string for an address; empty when it says nothing. */
export function formatAddress(
  address: Pick<SearchPageAddress, 'query'> & Partial<SearchPageAddress>,
): string {
  const {query, filters: {kind, category} = {}, index} = address;
  const parameters = new URLSearchParams({
    ...(query && {q: query}),
    ...(kind && {kind}),
    ...(category && {category}),
    ...index,
  });
  const text = parameters.toString();
  return text && `?${text}`;
}
