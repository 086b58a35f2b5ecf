import type {SearchSettings} from '../../shared/types';
import type {SearchBoxPlace} from './createSearchBox';

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

/** For failures that are reported to those who wait for the code. */
export const ignore = () => undefined;

/** Loads the code of the search in an idle moment, on a good connection only; returns what cancels this. */
export function loadCodeWhenIdle(): () => void {
  const {connection} = navigator as {connection?: Connection};
  if (!isGoodConnection(connection) || !('requestIdleCallback' in window)) {
    return ignore;
  }
  const load = () => {
    loadLibrary().catch(ignore);
    loadStart().catch(ignore);
  };
  const handle = requestIdleCallback(load, {timeout: IDLE_TIMEOUT_MS});
  return () => cancelIdleCallback(handle);
}

/** Loads the code of the search and starts to load its index. */
export async function loadIndex(settings: SearchSettings): Promise<void> {
  loadLibrary().catch(ignore);
  const {sharedClient} = await loadStart();
  sharedClient(settings).warmUp();
}

/** What makes a search box; its code is loaded, and the index is on its way. */
export async function loadSearchBox(settings: SearchSettings) {
  await loadIndex(settings);
  const {createSearchBox} = await loadStart();
  const {autocomplete} = await loadLibrary();
  return (place: SearchBoxPlace) =>
    createSearchBox(autocomplete, settings, place);
}
