import {memo} from '../../shared/memo';
import type {IndexLocation, SearchSettings} from '../../shared/types';
import {loadIndex} from '../index/loadIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {SearchStatus} from '../messages';
import type {LoaderEnvironment} from './environment';
import {TextStore} from './textStore';

/** Time for which an index that can change is current, in milliseconds. */
const FRESH_MS = 500;
/** Time for which the index waits for the first tier, in milliseconds. */
const TITLES_ALONE_MS = 1000;

/** An index with its texts. */
export type LoadedIndex = {
  readonly index: SearchIndex;
  readonly texts: TextStore;
};

/** Loads by the address of the index. Failed loads are removed. */
type Loads = Map<string, Promise<LoadedIndex>>;

function keep(
  loads: Loads,
  url: string,
  load: () => Promise<LoadedIndex>,
): Promise<LoadedIndex> {
  return memo(loads, url, () => {
    const loading = load();
    loading.catch(() => loads.delete(url));
    return loading;
  });
}

/** Returns the version of a file from its headers, if it has one. Hosts can mark compressed files as weak. */
const versionOf = ({headers}: Response): string | undefined =>
  headers.get('etag')?.replace(/^W\//, '') ??
  headers.get('last-modified') ??
  undefined;

/** Loads each index once. After a failure, the first tier answers alone, and the next search loads the index again. */
export class IndexLoader {
  private readonly titles: Loads = new Map();
  private readonly complete: Loads = new Map();
  /** Version of each index and the time of its last check, by address. */
  private readonly checked = new Map<
    string,
    {readonly version: string | undefined; ms: number}
  >();

  constructor(
    private readonly environment: LoaderEnvironment,
    private readonly settings: Pick<SearchSettings, 'revalidate' | 'boosts'>,
    private readonly onStatus: (status: SearchStatus) => void,
  ) {}

  /** Loads the complete index. After a failure, returns the first tier if it is loaded, or undefined. */
  load(location: IndexLocation): Promise<LoadedIndex | undefined> {
    return this.loadComplete(location).catch(() => this.titlesIn(location, 0));
  }

  /** Loads the complete index. Rejects with the reason of a failure. */
  async loadComplete(location: IndexLocation): Promise<LoadedIndex> {
    const {url} = location;
    if (this.settings.revalidate && (await this.isOutdated(url))) {
      this.complete.delete(url);
      this.checked.delete(url);
    }
    return keep(this.complete, url, () => this.requestIndex(location));
  }

  /** Loads the first tier. Returns undefined if there is none or it cannot be loaded. */
  async loadTitles(location: IndexLocation): Promise<LoadedIndex | undefined> {
    const {titlesUrl} = location;
    if (titlesUrl === undefined) {
      return undefined;
    }
    return keep(this.titles, titlesUrl, async () => {
      // The page requests the file while the worker starts, so the cache is current.
      const init = {cache: 'force-cache'} as const;
      return this.loaded(await this.request(titlesUrl, init), location);
    }).catch(() => undefined);
  }

  /** Returns the first tier if it is loaded within a time. */
  private titlesIn(
    location: IndexLocation,
    ms: number,
  ): Promise<LoadedIndex | undefined> {
    return Promise.race([
      this.loadTitles(location),
      this.environment.pause(ms).then(() => undefined),
    ]);
  }

  private async requestIndex(location: IndexLocation): Promise<LoadedIndex> {
    const {url} = location;
    this.onStatus({state: 'loading'});
    try {
      // The titles are first in the network, for a limited time.
      await this.titlesIn(location, TITLES_ALONE_MS);
      const response = await this.request(url);
      const loaded = await this.loaded(response, location);
      const ms = this.environment.now();
      this.checked.set(url, {version: versionOf(response), ms});
      this.onStatus({state: 'ready'});
      return loaded;
    } catch (error) {
      this.onStatus({state: 'failed'});
      this.environment.warn(
        `Search finds only titles for now: ${(error as Error).message}`,
      );
      throw error;
    }
  }

  private async loaded(
    response: Response,
    {locale, url}: IndexLocation,
  ): Promise<LoadedIndex> {
    const {boosts} = this.settings;
    const file: unknown = await response.json().catch(() => undefined);
    const index = loadIndex(file, {locale, boosts});
    const base = url.slice(0, url.lastIndexOf('/') + 1);
    return {index, texts: new TextStore(index, base, this.environment)};
  }

  private async request(url: string, init?: RequestInit): Promise<Response> {
    const response = await this.environment.fetch(url, {
      ...init,
      ...(this.settings.revalidate && {cache: 'no-cache'}),
    });
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}.`);
    }
    return response;
  }

  private async isOutdated(url: string): Promise<boolean> {
    const known = this.checked.get(url);
    const now = this.environment.now();
    if (!known || now - known.ms < FRESH_MS) {
      return false;
    }
    known.ms = now;
    try {
      const response = await this.request(url, {method: 'HEAD'});
      return versionOf(response) !== known.version;
    } catch {
      return false;
    }
  }
}
