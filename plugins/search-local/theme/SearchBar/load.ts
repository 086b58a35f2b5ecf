import type {SearchSettings} from '../../shared/types';
import type {Autocomplete, SearchBoxPlace} from './createSearchBox';

/** Loads our own code of the search. */
export const loadStart = () => import('./start');
const loadLibrary = () => import('@algolia/autocomplete-js');

/** The code of the search box, which is loaded when a reader comes near it. */
export type SearchCode = {
  readonly loadStart: typeof loadStart;
  readonly loadLibrary: () => Promise<{readonly autocomplete: Autocomplete}>;
  /** Whether what has loaded this code has asked for the titles, too. */
  readonly hasTitles?: boolean;
};

/** The code as scripts of their own. */
export const CODE: SearchCode = {loadStart, loadLibrary};

const ignore = () => undefined;

/** Loads the code of the search, and runs none of it beyond what defines it. */
export function loadCode(code: SearchCode): void {
  // Somebody else waits for it, and hears whether it can be had.
  code.loadLibrary().catch(ignore);
  code.loadStart().catch(ignore);
}

/** Loads the code of the search and starts to load its index. */
export async function loadIndex(
  code: SearchCode,
  settings: SearchSettings,
): Promise<void> {
  code.loadLibrary().catch(ignore);
  const {readersIndex, sharedClient} = await code.loadStart();
  sharedClient(settings, code.hasTitles).warmUp(readersIndex(settings));
}

/** What makes a search box; its code is loaded, and the index is on its way. */
export async function loadSearchBox(
  code: SearchCode,
  settings: SearchSettings,
) {
  await loadIndex(code, settings);
  const {createSearchBox} = await code.loadStart();
  const {autocomplete} = await code.loadLibrary();
  return (place: SearchBoxPlace) =>
    createSearchBox(autocomplete, settings, place);
}
