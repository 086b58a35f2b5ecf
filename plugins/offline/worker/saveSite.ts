import type {Offer} from '../shared/offer';
import type {DecodedFile} from './decodeEntries';
import {readBundle} from './readBundle';
import {policyHeaders, responseOf} from './responses';
import {orNoRoom, orProblem, SaveError} from './saveError';
import type {SavedCopies} from './savedCopies';

/** Files that are written at once. */
const AT_ONCE = 32;

/** What saving needs and tells. */
export type SaveTask = {
  readonly copies: SavedCopies;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  readonly onBytes: (loadedBytes: number) => void;
};

async function fillCache(
  cache: Cache,
  offer: Offer,
  {copies, fetch, signal, onBytes}: SaveTask,
): Promise<void> {
  const response = await orProblem(
    'network',
    fetch(copies.urlOf(offer.bundle), {signal, cache: 'no-store'}),
  );
  if (!response.ok || !response.body) {
    throw new SaveError('network');
  }
  const policy = policyHeaders(response.headers);
  const files: DecodedFile[] = [];
  const write = () =>
    orNoRoom(
      Promise.all(
        files
          .splice(0)
          .map((file) =>
            cache.put(copies.urlOf(file.path), responseOf(file, policy)),
          ),
      ),
    );
  for await (const file of readBundle(response.body, onBytes)) {
    files.push(file);
    if (files.length === AT_ONCE) {
      await write();
    }
  }
  await write();
}

/**
 * Saves the site: afterwards the copy is whole, or there is none but that which
 * was there before.
 * @throws SaveError
 */
export async function saveSite(offer: Offer, task: SaveTask): Promise<void> {
  const {copies, signal} = task;
  const cache = await orNoRoom(copies.begin(offer));
  try {
    await fillCache(cache, offer, task);
    signal.throwIfAborted();
    await orNoRoom(copies.complete(cache, offer, Date.now()));
  } catch (error) {
    await copies.abandon(offer);
    throw error;
  }
}
