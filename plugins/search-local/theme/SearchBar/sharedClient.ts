import {SearchClient} from '../../client/searchClient';
import {openInPage, openPagefind, openWorker} from '../../client/transport';
import type {SearchSettings} from '../../shared/types';

/** One client for all pages, so that the index is loaded once a visit. */
let onlyClient: SearchClient | undefined;

/** Asks for the titles while the worker that reads them from the browser's cache is on its way. */
function askForTitles(titlesUrl: string | undefined): void {
  if (titlesUrl !== undefined) {
    fetch(titlesUrl)
      // The cache keeps what is read to its end.
      .then((response) => response.arrayBuffer())
      // The worker asks again, and says what fails.
      .catch(() => undefined);
  }
}

/** Returns the search client of this visit. */
export function sharedClient(settings: SearchSettings): SearchClient {
  if (!onlyClient) {
    const client = new SearchClient(
      settings,
      settings.usesPagefind ? [openPagefind] : [openWorker, openInPage],
    );
    window.addEventListener('online', () => client.retry());
    onlyClient = client;
    if (!settings.usesPagefind) {
      askForTitles(settings.indexes[0]?.titlesUrl);
    }
  }
  return onlyClient;
}
