import type {
  IndexLocation,
  SearchSettings,
  TitlesFile,
} from '../../shared/types';
import {loadIndex} from '../index/loadIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {SearchStatus} from '../messages';
import {readText} from './environment';
import type {LoaderEnvironment} from './environment';
import {TextStore} from './textStore';

/** Milliseconds for which an index is taken as current where it may change. */
const FRESH_MS = 500;

/** Milliseconds for which the first tier has the network for itself. */
const TITLES_ALONE_MS = 1000;

/** Milliseconds without another try after a load that has failed; each further failure doubles them, up to the longest. */
const FIRST_REST_MS = 2000;
const LONGEST_REST_MS = 60_000;

export type LoadedIndex = {
  readonly index: SearchIndex;
  readonly texts: TextStore;
};

/** The first tier, and what it says about the complete index. */
type FirstTier = LoadedIndex & Pick<TitlesFile, 'indexBytes'>;

type Entry = {
  /** The first tier; undefined where there is none or it cannot be loaded. */
  readonly titles: Promise<FirstTier | undefined>;
  /** The complete index; rejects where it cannot be loaded. */
  readonly complete: Promise<LoadedIndex>;
  /** The complete index; where it cannot be loaded the first tier, if that has come. */
  readonly best: Promise<LoadedIndex | undefined>;
  /** What the host calls this version of the index; undefined where it does not say. */
  version?: string | undefined;
  checkedMs: number;
  /** Loads in a row that have failed. */
  failures: number;
  /** From when on a load that has failed is tried again, on the clock of the environment. */
  retryMs?: number;
};

/** What a host calls a version of a file. It may call a compressed one weak. */
const versionOf = ({headers}: Response): string | undefined =>
  headers.get('etag')?.replace(/^W\//, '') ??
  headers.get('last-modified') ??
  undefined;

/** The content of a file; undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Loads each index once. If it cannot be loaded, the first tier answers alone, and searches try again after a rest. */
export class IndexLoader {
  /** By address of the index. */
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly environment: LoaderEnvironment,
    private readonly settings: Pick<SearchSettings, 'revalidate' | 'boosts'>,
    private readonly onStatus: (status: SearchStatus) => void,
  ) {}

  /** The complete index at a location; when it cannot be loaded now, the first tier or undefined. */
  async load(location: IndexLocation): Promise<LoadedIndex | undefined> {
    return (await this.current(location)).best;
  }

  /** The complete index at a location; rejects with the reason when it cannot be loaded now. */
  async loadComplete(location: IndexLocation): Promise<LoadedIndex> {
    return (await this.current(location)).complete;
  }

  /** The first tier at a location, or undefined; starts to load the complete index, too. */
  async loadTitles(location: IndexLocation): Promise<LoadedIndex | undefined> {
    return (await this.current(location)).titles;
  }

  /** Lets the next search try again what could not be loaded, without a rest. */
  endRest(): void {
    this.entries.forEach((entry) => {
      entry.failures = 0;
      entry.retryMs &&= 0;
    });
  }

  private async current(location: IndexLocation): Promise<Entry> {
    const known = this.entries.get(location.url);
    if (known && !(await this.isOutdated(known, location))) {
      return known;
    }
    const current = this.entries.get(location.url);
    return current && current !== known
      ? current
      : this.start(location, current);
  }

  private start(location: IndexLocation, before?: Entry): Entry {
    const {now, pause, warn} = this.environment;
    this.onStatus({state: 'loading', loadedBytes: 0});
    const titles = this.requestTitles(location, before);
    const soon = (waitMs: number) =>
      Promise.race([titles, pause(waitMs).then(() => undefined)]);
    // The titles go first; where they take long, the index does not wait for them.
    const complete = soon(TITLES_ALONE_MS).then((tier) =>
      this.requestIndex(location, tier),
    );
    const best = complete.catch(async (error: unknown) => {
      const restMs = FIRST_REST_MS * 2 ** entry.failures;
      entry.failures += 1;
      entry.retryMs = now() + Math.min(restMs, LONGEST_REST_MS);
      this.onStatus({state: 'failed'});
      warn(
        `Search finds titles at the most for now: ${(error as Error).message}`,
      );
      return soon(0);
    });
    const entry: Entry = {
      checkedMs: now(),
      failures: before?.failures ?? 0,
      titles,
      complete,
      best,
    };
    this.entries.set(location.url, entry);
    return entry;
  }

  private async requestTitles(
    location: IndexLocation,
    before?: Entry,
  ): Promise<FirstTier | undefined> {
    const known = await before?.titles;
    if (known || location.titlesUrl === undefined) {
      return known;
    }
    try {
      // The page asks for them while the worker starts, and so knows them as new.
      const response = await this.request(location.titlesUrl, {
        cache: 'force-cache',
      });
      const file = (await response.json()) as TitlesFile;
      return {...this.loaded(file, location), indexBytes: file.indexBytes};
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
    const response = await this.request(location.url);
    const text = await readText(response, (progress) =>
      this.onStatus({
        state: 'loading',
        ...(totalBytes && {totalBytes}),
        ...progress,
      }),
    );
    const loaded = this.loaded(parsed(text), location);
    const entry = this.entries.get(location.url);
    if (entry) {
      entry.version = versionOf(response);
    }
    this.onStatus({state: 'ready'});
    return loaded;
  }

  private loaded(file: unknown, {locale, url}: IndexLocation): LoadedIndex {
    const {boosts} = this.settings;
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

  private async isOutdated(
    entry: Entry,
    {url}: IndexLocation,
  ): Promise<boolean> {
    const now = this.environment.now();
    if (entry.retryMs !== undefined) {
      return now >= entry.retryMs;
    }
    if (!this.settings.revalidate || now - entry.checkedMs < FRESH_MS) {
      return false;
    }
    entry.checkedMs = now;
    await entry.best;
    try {
      return (
        versionOf(await this.request(url, {method: 'HEAD'})) !== entry.version
      );
    } catch {
      return false;
    }
  }
}
