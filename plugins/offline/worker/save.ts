import type {WorkerMessage} from '../shared/copy';

/** Files that are downloaded at once: Workbox downloads one after the other, which is slow for thousands. */
const AT_ONCE = 16;

/**
 * Saves files, the last one after all others.
 * @param files - Addresses, with the keys under which the cache has them.
 * @param save - Downloads a file and puts it into the cache.
 * @param download - Cancels it, also after the first error.
 * @throws the first error, when no download is under way any more.
 */
export async function saveFiles(
  files: ReadonlyMap<string, string>,
  save: (request: Request, cacheKey: string) => Promise<unknown>,
  download: AbortController,
  tell: (message: WorkerMessage) => void,
): Promise<void> {
  const {signal} = download;
  let loaded = 0;
  async function saveAll(queue: Iterable<[string, string]>) {
    for (const [url, cacheKey] of queue) {
      if (signal.aborted) {
        return;
      }
      const cache = url === cacheKey ? 'default' : 'reload';
      try {
        await save(new Request(url, {cache, signal}), cacheKey);
        loaded += 1;
        tell({loaded, total: files.size});
      } catch (error) {
        download.abort(error);
      }
    }
  }
  const queue = [...files];
  const last = queue.splice(-1);
  const shared = queue.values();
  await Promise.all(Array.from({length: AT_ONCE}, () => saveAll(shared)));
  await saveAll(last);
  if (signal.aborted) {
    tell({failure: (signal.reason as Error).name});
    throw signal.reason;
  }
}
