import type {IndexLocation} from '../shared/types';
import {loadIndex} from './engine';
import type {LoadedIndex} from './engine';
import {readText} from './readText';
import type {SearchStatus} from './status';

/** Milliseconds for which an index is taken as current where it may change. */
const FRESH_MS = 500;

type Entry = {
  readonly index: Promise<LoadedIndex | undefined>;
  etag?: string;
  checkedMs: number;
};

/** Effects that a loader needs; tests pass their own. */
export type LoaderEnvironment = {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly warn: (message: string) => void;
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
    /** `revalidate`: ask for a newer index on later searches (dev server). */
    private readonly settings: {readonly revalidate: boolean},
    private readonly onStatus: (status: SearchStatus) => void,
  ) {}

  /** The index at a location, or undefined when it cannot be loaded now. */
  async load(location: IndexLocation): Promise<LoadedIndex | undefined> {
    const known = this.entries.get(location.locale);
    if (known && !(await this.isOutdated(known, location))) {
      return known.index;
    }
    const current = this.entries.get(location.locale);
    return current && current !== known ? current.index : this.start(location);
  }

  private start(location: IndexLocation): Promise<LoadedIndex | undefined> {
    const entry: Entry = {
      checkedMs: this.environment.now(),
      index: this.request(location, (etag) => {
        entry.etag = etag;
      }).catch((error: unknown) => {
        this.entries.delete(location.locale);
        this.onStatus({state: 'failed'});
        this.environment.warn(
          `Search finds nothing for now, the next search tries again: ${(error as Error).message}`,
        );
        return undefined;
      }),
    };
    this.entries.set(location.locale, entry);
    return entry.index;
  }

  private async request(
    {locale, url}: IndexLocation,
    onEtag: (etag?: string) => void,
  ): Promise<LoadedIndex> {
    this.onStatus({state: 'loading', loadedBytes: 0});
    const response = await this.environment.fetch(url, this.requestInit());
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}.`);
    }
    onEtag(response.headers.get('etag') ?? undefined);
    const text = await readText(response, (progress) =>
      this.onStatus({state: 'loading', ...progress}),
    );
    const index = loadIndex(JSON.parse(text), locale);
    this.onStatus({state: 'ready'});
    return index;
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
    await entry.index;
    try {
      const response = await this.environment.fetch(url, {
        ...this.requestInit(),
        method: 'HEAD',
      });
      return response.ok && response.headers.get('etag') !== entry.etag;
    } catch {
      return false;
    }
  }

  private requestInit(): RequestInit {
    return this.settings.revalidate ? {cache: 'no-cache'} : {};
  }
}
