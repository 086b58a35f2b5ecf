import type {SearchSettings} from '../../shared/types';
import type {Autocomplete, SearchBoxPlace} from './createSearchBox';

type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

const IDLE_TIMEOUT_MS = 10_000;

/** Whether a connection may be used ahead of need; one that is not known may. */
export function isGoodConnection(connection: Connection | undefined): boolean {
  return (
    connection?.saveData !== true &&
    !/2g$/.test(connection?.effectiveType ?? '4g')
  );
}

/** Loads our own code of the search. */
export const loadStart = () => import('./start');
const loadLibrary = () => import('@algolia/autocomplete-js');

/** The code of the search box, which is loaded when a reader comes near it. */
export type SearchCode = {
  readonly loadStart: typeof loadStart;
  readonly loadLibrary: () => Promise<{readonly autocomplete: Autocomplete}>;
};

/** The code as scripts of their own. */
export const CODE: SearchCode = {loadStart, loadLibrary};

/** For failures that are reported to those who wait for the code. */
export const ignore = () => undefined;

/** Loads the code of the search in an idle moment, on a good connection only; returns what cancels this. */
export function loadCodeWhenIdle(code: SearchCode): () => void {
  const {connection} = navigator as {connection?: Connection};
  if (!isGoodConnection(connection) || !('requestIdleCallback' in window)) {
    return ignore;
  }
  const load = () => {
    code.loadLibrary().catch(ignore);
    code.loadStart().catch(ignore);
  };
  const handle = requestIdleCallback(load, {timeout: IDLE_TIMEOUT_MS});
  return () => cancelIdleCallback(handle);
}

/** Loads the code of the search and starts to load its index. */
export async function loadIndex(
  code: SearchCode,
  settings: SearchSettings,
): Promise<void> {
  code.loadLibrary().catch(ignore);
  const {sharedClient} = await code.loadStart();
  sharedClient(settings).warmUp();
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
