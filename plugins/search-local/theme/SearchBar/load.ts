import type {SearchSettings} from '../../shared/types';
import type {SearchBoxPlace} from './createSearchBox';

type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

const IDLE_TIMEOUT_MS = 10_000;

/** Returns true if a connection can be used for preloading. An unknown one can. */
export function isGoodConnection(connection: Connection | undefined): boolean {
  return (
    connection?.saveData !== true &&
    !/2g$/.test(connection?.effectiveType ?? '4g')
  );
}

/** Loads the chunk with the plugin's own code. */
export const loadStart = () => import('./start');
const loadLibrary = () => import('@algolia/autocomplete-js');

/** Ignores a failure that another caller reports. */
export const ignore = () => undefined;

/** Preloads the code of the search when the browser is idle and the connection is good. Returns a function that cancels this. */
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

/** Loads the code of the search box and starts to load the index. Returns a function that creates the box. */
export async function loadSearchBox(settings: SearchSettings) {
  await loadIndex(settings);
  const {createSearchBox} = await loadStart();
  const {autocomplete} = await loadLibrary();
  return (place: SearchBoxPlace) =>
    createSearchBox(autocomplete, settings, place);
}
