import {NOT_FOUND_FILE, OFFER_FILE} from '../shared/files';
import type {Offer} from '../shared/offer';
import {filesFor} from './filesFor';
import {asNotFound} from './responses';

/** A copy of the site with all its files. */
export type SavedCopy = {
  readonly offer: Offer;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly cache: Cache;
};

/** What stands in a cache once all files are in it, at the address of the offer. */
type Mark = Pick<SavedCopy, 'offer' | 'savedAt'>;

/** The copies of a site on this device: one, and another one while that is made. */
export class SavedCopies {
  private current?: Promise<SavedCopy | undefined>;

  constructor(
    private readonly storage: CacheStorage,
    /** Address of the site, with a slash at its end. */
    private readonly base: string,
  ) {}

  /** The newest copy that is whole; what is not is taken away. */
  find(): Promise<SavedCopy | undefined> {
    this.current ??= this.findNewest();
    return this.current;
  }

  private async names(): Promise<string[]> {
    const prefix = this.nameOf('');
    const names = await this.storage.keys();
    return names.filter((name) => name.startsWith(prefix));
  }

  private nameOf(version: string): string {
    return `offline ${this.base} ${version}`;
  }

  private async findNewest(): Promise<SavedCopy | undefined> {
    let newest: SavedCopy | undefined;
    for (const name of (await this.names()).reverse()) {
      const cache = newest ? undefined : await this.storage.open(name);
      const mark = await cache?.match(this.urlOf(OFFER_FILE));
      if (cache && mark) {
        newest = {...((await mark.json()) as Mark), cache};
      } else {
        await this.storage.delete(name);
      }
    }
    return newest;
  }

  /** Address of a file, as browsers ask for it. */
  urlOf(file: string): string {
    const path = encodeURI(file).replace(/[?#]/g, encodeURIComponent);
    return this.base + path;
  }

  /** An empty cache for a copy that is about to be made. */
  async begin({version}: Offer): Promise<Cache> {
    // Who looks for a copy later on must not take this cache away.
    await this.find();
    await this.storage.delete(this.nameOf(version));
    return this.storage.open(this.nameOf(version));
  }

  /** Makes a cache with all files the copy, and takes the others away. */
  async complete(cache: Cache, offer: Offer, savedAt: number): Promise<void> {
    const mark: Mark = {offer, savedAt};
    await cache.put(this.urlOf(OFFER_FILE), Response.json(mark));
    this.current = undefined;
    await this.find();
  }

  /** Takes away a cache that will not be completed. */
  async abandon({version}: Offer): Promise<void> {
    await this.storage.delete(this.nameOf(version));
  }

  /** Takes all away. */
  async remove(): Promise<void> {
    this.current = undefined;
    for (const name of await this.names()) {
      await this.storage.delete(name);
    }
  }

  /**
   * The saved answer to an address, if there is one.
   * @param isPage - Whether a reader goes there: an unknown address has a page then.
   */
  async answer(url: string, isPage: boolean): Promise<Response | undefined> {
    const copy = await this.find();
    if (!copy) {
      return undefined;
    }
    const path = new URL(url).pathname.slice(
      new URL(this.base).pathname.length,
    );
    for (const file of filesFor(path)) {
      const found = await copy.cache.match(this.urlOf(file));
      if (found) {
        return found;
      }
    }
    const notFound = isPage
      ? await copy.cache.match(this.urlOf(NOT_FOUND_FILE))
      : undefined;
    return notFound && asNotFound(notFound);
  }
}
