import {Buffer} from 'node:buffer';
import {bundleFiles} from '../../../../plugins/offline/server/writeBundle';
import type {SiteFile} from '../../../../plugins/offline/server/encodeFiles';
import {SavedCopies} from '../../../../plugins/offline/worker/savedCopies';

/** Address of the site in these tests. */
export const BASE = 'https://example.com/help/';

/** A cache of the browser, as far as it is used here. */
class MemoryCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly onPut: (url: string) => void) {}

  match(url: string) {
    return Promise.resolve(this.entries.get(url)?.clone());
  }

  put(url: string, response: Response) {
    return Promise.resolve().then(() => {
      this.onPut(url);
      this.entries.set(url, response);
    });
  }
}

/** The caches of a browser; `onPut` may throw as a full or a blocked one does. */
export class MemoryCaches {
  readonly caches = new Map<string, MemoryCache>();
  onPut: (url: string) => void = () => undefined;

  open(name: string) {
    const cache =
      this.caches.get(name) ?? new MemoryCache((url) => this.onPut(url));
    this.caches.set(name, cache);
    return Promise.resolve(cache);
  }

  keys() {
    return Promise.resolve([...this.caches.keys()]);
  }

  delete(name: string) {
    return Promise.resolve(this.caches.delete(name));
  }

  /** What is saved, as a worker that has just started sees it. */
  copies(): SavedCopies {
    return new SavedCopies(this as unknown as CacheStorage, BASE);
  }
}

/** Texts by path as files of a site. */
export function filesOf(texts: Readonly<Record<string, string>>): SiteFile[] {
  return Object.entries(texts).map(([path, text]) => ({
    path,
    content: Buffer.from(text),
  }));
}

/** A host of a site that can be saved. */
export async function hostOf(texts: Readonly<Record<string, string>>) {
  const {bundle, offer} = await bundleFiles(filesOf(texts));
  const files: Readonly<Record<string, () => Response>> = {
    [`${BASE}offline.json`]: () => Response.json(offer),
    [BASE + offer.bundle]: () =>
      new Response(new Uint8Array(bundle), {
        headers: {'Content-Security-Policy': "default-src 'self'"},
      }),
  };
  return {
    bundle,
    offer,
    fetch: (url: RequestInfo | URL) =>
      Promise.resolve(
        files[url as string]?.() ?? new Response('', {status: 404}),
      ),
  };
}
