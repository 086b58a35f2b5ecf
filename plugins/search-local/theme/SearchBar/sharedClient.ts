import {SearchClient} from '../../client/searchClient';
import {openInPage, openPagefind, openWorker} from '../../client/transport';
import type {SearchSettings} from '../../shared/types';

/** Client of all pages, so that a visit loads the index once. */
let onlyClient: SearchClient | undefined;

/** Requests the titles while the worker is loaded, which then reads them from the browser's cache. */
function preloadTitles(titlesUrl: string | undefined): void {
  if (titlesUrl !== undefined) {
    fetch(titlesUrl)
      // The browser caches only complete responses.
      .then((response) => response.arrayBuffer())
      // The worker repeats the request and reports the failure.
      .catch(() => undefined);
  }
}

/** Returns the search client of this visit. */
export function sharedClient(settings: SearchSettings): SearchClient {
  if (!onlyClient) {
    const {url, titlesUrl} = settings.indexes[0]!;
    const client = new SearchClient(
      settings,
      settings.usesPagefind ? [openPagefind(url)] : [openWorker, openInPage],
    );
    window.addEventListener('online', () => client.retry());
    onlyClient = client;
    preloadTitles(titlesUrl);
  }
  return onlyClient;
}
