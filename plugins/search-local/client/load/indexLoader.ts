import {memo} from '../../shared/memo';
import type {IndexLocation, SearchSettings} from '../../shared/types';
import {loadIndex} from '../index/loadIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {SearchStatus} from '../messages';
import type {LoaderEnvironment} from './environment';
import {TextStore} from './textStore';

/** How long an index that can change counts as current, in milliseconds. */
const FRESH_MS = 500;
/** Milliseconds for which the first tier has the network for itself. */
const TITLES_ALONE_MS = 1000;

export type LoadedIndex = {
  readonly index: SearchIndex;
  readonly texts: TextStore;
};

/** Loads by the address of their index; a failed load is forgotten. */
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

/** The version of a file by its headers, if the host says it. A host can call a compressed one weak. */
const versionOf = ({headers}: Response): string | undefined =>
  headers.get('etag')?.replace(/^W\//, '') ??
  headers.get('last-modified') ??
  undefined;

/** Loads each index once. If it cannot be loaded, the first tier answers alone, and the next search tries again. */
export class IndexLoader {
  private readonly titles: Loads = new Map();
  private readonly complete: Loads = new Map();
  /** Version of each index, and when it was checked, by the address of the index. */
  private readonly checked = new Map<
    string,
    {readonly version: string | undefined; ms: number}
  >();

  constructor(
    private readonly environment: LoaderEnvironment,
    private readonly settings: Pick<SearchSettings, 'revalidate' | 'boosts'>,
    private readonly onStatus: (status: SearchStatus) => void,
  ) {}

  /** The complete index at a location; if it cannot be loaded, the first tier if that is there, or undefined. */
  load(location: IndexLocation): Promise<LoadedIndex | undefined> {
    return this.loadComplete(location).catch(() => this.titlesIn(location, 0));
  }

  /** The complete index at a location; rejects with the reason when it cannot be loaded. */
  async loadComplete(location: IndexLocation): Promise<LoadedIndex> {
    const {url} = location;
    if (this.settings.revalidate && (await this.isOutdated(url))) {
      this.complete.delete(url);
      this.checked.delete(url);
    }
    return keep(this.complete, url, () => this.requestIndex(location));
  }

  /** The first tier at a location; undefined where there is none or it cannot be loaded. */
  async loadTitles(location: IndexLocation): Promise<LoadedIndex | undefined> {
    const {titlesUrl} = location;
    if (titlesUrl === undefined) {
      return undefined;
    }
    return keep(this.titles, titlesUrl, async () => {
      // The page asks for them while the worker starts, and so knows them as new.
      const init = {cache: 'force-cache'} as const;
      return this.loaded(await this.request(titlesUrl, init), location);
    }).catch(() => undefined);
  }

  /** The first tier if it comes within some milliseconds. */
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
      // The titles go first; where they take long, the index does not wait for them.
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
        `Search finds titles at the most for now: ${(error as Error).message}`,
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
