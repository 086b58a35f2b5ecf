import type {Boosts, IndexLocation, TitlesFile} from '../../shared/types';
import {loadIndex} from '../index/loadIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {SynonymTable} from '../query/synonyms';
import type {SearchStatus} from '../status';
import type {LoaderEnvironment} from './environment';
import {readText} from './readText';
import {TextStore} from './textStore';

/** Milliseconds for which an index is taken as current where it may change. */
const FRESH_MS = 500;

/**
 * Milliseconds in which the page can paint what the first tier answers, before
 * the complete index is restored: that takes a processor to itself.
 */
const PAINT_MS = 150;

/** An index with the texts for its excerpts. */
export type LoadedIndex = {
  readonly index: SearchIndex;
  readonly texts: TextStore;
};

/** The first tier, and what it says about the complete index. */
type FirstTier = {
  readonly loaded: LoadedIndex;
  readonly indexBytes: number;
};

type Entry = {
  /** The first tier; undefined where there is none or it cannot be loaded. */
  readonly titles: Promise<LoadedIndex | undefined>;
  readonly complete: Promise<LoadedIndex | undefined>;
  etag?: string;
  checkedMs: number;
};

type LoaderSettings = {
  /** Ask for a newer index on later searches (dev server). */
  readonly revalidate: boolean;
  readonly boosts: Boosts;
};

/**
 * Loads each locale's index once; searches that come while it loads share the
 * request. A failed load counts as an empty index (undefined), and the next
 * search tries again.
 */
export class IndexLoader {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly environment: LoaderEnvironment,
    private readonly settings: LoaderSettings,
    private readonly onStatus: (status: SearchStatus) => void,
  ) {}

  /** The complete index at a location, or undefined when it cannot be loaded now. */
  async load(location: IndexLocation): Promise<LoadedIndex | undefined> {
    return (await this.current(location)).complete;
  }

  /** The first tier at a location, or undefined; starts to load the complete index, too. */
  async loadTitles(location: IndexLocation): Promise<LoadedIndex | undefined> {
    return (await this.current(location)).titles;
  }

  private async current(location: IndexLocation): Promise<Entry> {
    const known = this.entries.get(location.locale);
    if (known && !(await this.isOutdated(known, location))) {
      return known;
    }
    const current = this.entries.get(location.locale);
    return current && current !== known ? current : this.start(location);
  }

  private start(location: IndexLocation): Entry {
    const titles = this.requestTitles(location);
    const complete = titles
      .then((tier) => this.requestIndex(location, tier))
      .catch((error: unknown) => {
        this.entries.delete(location.locale);
        this.onStatus({state: 'failed'});
        this.environment.warn(
          `Search finds nothing for now, the next search tries again: ${(error as Error).message}`,
        );
        return undefined;
      });
    const entry: Entry = {
      checkedMs: this.environment.now(),
      titles: titles.then((tier) => tier?.loaded),
      complete,
    };
    this.entries.set(location.locale, entry);
    return entry;
  }

  private async requestTitles(
    location: IndexLocation,
  ): Promise<FirstTier | undefined> {
    this.onStatus({state: 'loading', loadedBytes: 0});
    if (location.titlesUrl === undefined) {
      return undefined;
    }
    try {
      const response = await this.request(location.titlesUrl);
      const file = (await response.json()) as TitlesFile;
      return {
        loaded: this.loaded(file, location),
        indexBytes: file.indexBytes,
      };
    } catch {
      // The complete index answers alone.
      return undefined;
    }
  }

  private async requestIndex(
    location: IndexLocation,
    tier: FirstTier | undefined,
  ): Promise<LoadedIndex> {
    const totalBytes = tier?.indexBytes;
    const untilPainted = tier && this.environment.pause(PAINT_MS);
    const response = await this.request(location.url);
    const etag = response.headers.get('etag');
    const text = await readText(response, (progress) =>
      this.onStatus({
        state: 'loading',
        ...(totalBytes && {totalBytes}),
        ...progress,
      }),
    );
    await untilPainted;
    const loaded = this.loaded(
      JSON.parse(text),
      location,
      tier?.loaded.index.synonyms,
    );
    const entry = this.entries.get(location.locale);
    if (entry && etag !== null) {
      entry.etag = etag;
    }
    this.onStatus({state: 'ready'});
    return loaded;
  }

  private loaded(
    file: unknown,
    {locale, url}: IndexLocation,
    synonyms?: SynonymTable,
  ): LoadedIndex {
    const {boosts} = this.settings;
    const index = loadIndex(file, {
      locale,
      boosts,
      ...(synonyms && {synonyms}),
    });
    const base = url.slice(0, url.lastIndexOf('/') + 1);
    return {index, texts: new TextStore(index, base, this.environment)};
  }

  private async request(url: string, method = 'GET'): Promise<Response> {
    const response = await this.environment.fetch(url, {
      method,
      ...(this.settings.revalidate && {cache: 'no-cache'}),
    });
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}.`);
    }
    return response;
  }

  private async isOutdated(
    entry: Entry,
    {url}: IndexLocation,
  ): Promise<boolean> {
    const now = this.environment.now();
    if (!this.settings.revalidate || now - entry.checkedMs < FRESH_MS) {
      return false;
    }
    entry.checkedMs = now;
    await entry.complete;
    try {
      const {headers} = await this.request(url, 'HEAD');
      return headers.get('etag') !== entry.etag;
    } catch {
      return false;
    }
  }
}
