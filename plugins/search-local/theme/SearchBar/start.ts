import {createStorageSlot} from '@docusaurus/theme-common';
import {SearchClient} from '../../client/searchClient';
import {openTransport} from '../../client/transport';
import type {SearchSettings} from '../../shared/types';
import {createSearchBox} from './createSearchBox';
import type {Autocomplete, SearchBox} from './createSearchBox';
import {recentSearches} from './recentSearches';
import type {SearchBoxInput} from './searchBoxInput';
import {searchTexts} from './texts';

/** One client for all pages, so that the index is loaded once a visit. */
let onlyClient: SearchClient | undefined;

/** The search client of this visit. */
export function searchClient(settings: SearchSettings): SearchClient {
  onlyClient ??= new SearchClient(settings, openTransport);
  return onlyClient;
}

/** The reader's recent searches, in local storage. */
export function storedSearches() {
  return recentSearches(createStorageSlot('search-local.recent'));
}

/** Makes the search box of a page with autocomplete-js, which is loaded by itself. */
export function startSearchBox(
  input: Pick<SearchBoxInput, 'container' | 'panelContainer' | 'goTo'>,
  settings: SearchSettings,
  autocomplete: Autocomplete,
): Promise<SearchBox> {
  const client = searchClient(settings);
  return createSearchBox(autocomplete, {
    ...input,
    texts: searchTexts(),
    panelPlacement: settings.panelPlacement,
    service: {
      // Pages near the one that is read come first.
      search: (query, options) =>
        client.search(query, {...options, from: window.location.pathname}),
      onStatus: (listener) => client.onStatus(listener),
    },
    recents: storedSearches(),
    searchPage: settings.searchPage,
  });
}
