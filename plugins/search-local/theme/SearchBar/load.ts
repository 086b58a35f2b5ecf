import type {SearchSettings} from '../../shared/types';
import {nextTask} from './tasks';

/** Loads our own code of the search; the library, larger by far, is requested beside it. */
export const loadStart = () =>
  import(/* webpackChunkName: "search-box" */ './start');
const loadLibrary = () =>
  import(
    /* webpackChunkName: "search-library", webpackExports: ["autocomplete"] */
    '@algolia/autocomplete-js'
  );

/** Has a script loaded that somebody else waits for, and hears whether it can be had. */
const loadAhead = (load: () => Promise<unknown>) => {
  load().catch(() => undefined);
};

/** Loads the code of the search, and runs none of it beyond what defines it. */
export function loadCode(): void {
  loadAhead(loadLibrary);
  loadAhead(loadStart);
}

/** Loads the code of the search and starts to load its index. */
export async function loadIndex(settings: SearchSettings): Promise<void> {
  // To ask for a script takes long enough for a task of its own.
  await nextTask();
  loadAhead(loadLibrary);
  const {searchClient} = await loadStart();
  searchClient(settings).warmUp();
}

/** What makes a search box; its code is loaded and run, and the index is on its way. */
export async function loadSearchBox(settings: SearchSettings) {
  await loadIndex(settings);
  const {startSearchBox} = await loadStart();
  const {autocomplete} = await loadLibrary();
  await nextTask();
  return (input: Parameters<typeof startSearchBox>[0]) =>
    startSearchBox(input, settings, autocomplete);
}
