import {createStorageSlot} from '@docusaurus/theme-common';
import {openEngine} from '../../client/engine/openEngine';
import {SearchClient} from '../../client/searchClient';
import {openTransport} from '../../client/transport';
import type {IndexLocation, SearchSettings} from '../../shared/types';
import {createSearchBox} from './createSearchBox';
import type {Autocomplete, SearchBox} from './createSearchBox';
import {searchPageUrl} from './options';
import {recentSearches} from './recentSearches';
import {readersIndex} from './readersIndex';
import type {SearchBoxInput} from './searchBoxInput';
import {searchTexts} from './texts';

export {readersIndex} from './readersIndex';

/** One client for all pages, so that the index is loaded once a visit. */
let onlyClient: SearchClient | undefined;

/**
 * Asks for the titles while the worker that reads them is on its way; it finds
 * them in the browser's cache.
 */
function askForTitles({titlesUrl}: IndexLocation): void {
  if (titlesUrl !== undefined) {
    fetch(titlesUrl)
      // The cache keeps what is read to its end.
      .then((response) => response.arrayBuffer())
      // The worker asks again, and says what fails.
      .catch(() => undefined);
  }
}

/** The search client of this visit. */
export function searchClient(settings: SearchSettings): SearchClient {
  if (!onlyClient) {
    const client = new SearchClient(
      settings,
      settings.hasEngine ? openEngine : openTransport,
    );
    window.addEventListener('online', () =>
      client.retry(readersIndex(settings)),
    );
    onlyClient = client;
    askForTitles(readersIndex(settings));
  }
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
): SearchBox {
  const client = searchClient(settings);
  return createSearchBox(autocomplete, {
    ...input,
    texts: searchTexts(settings.kinds),
    panelPlacement: settings.panelPlacement,
    service: {
      // Pages near the one that is read come first.
      search: (query, options) =>
        client.search(query, {
          ...options,
          from: window.location.pathname,
          location: readersIndex(settings),
        }),
      onStatus: (listener) => client.onStatus(listener),
    },
    recents: storedSearches(),
    searchPage: settings.searchPage,
    resultsUrl: (query) =>
      searchPageUrl(settings.searchPage, query, readersIndex(settings).version),
  });
}
