import {textsFileName} from '../../shared/constants';
import type {TextFile} from '../../shared/types';
import type {SearchIndex} from '../index/searchIndex';
import type {LoaderEnvironment} from './environment';

/** Milliseconds after which texts count as not to be had, and for which they are not asked for again then. */
const PATIENCE_MS = 5000;
const REST_MS = 2000;

/** The texts of the pages of one index; each is loaded once, when its page is shown. */
export class TextStore {
  private readonly files = new Map<number, TextFile>();
  private readonly loading = new Map<number, Promise<void>>();

  constructor(
    private readonly index: Pick<SearchIndex, 'textsFolder'>,
    /** Path of the folder that the index lies in, with a slash at its end. */
    private readonly base: string,
    private readonly environment: Pick<LoaderEnvironment, 'fetch' | 'pause'>,
  ) {}

  /** The text file of a page, or undefined while it is not loaded. */
  get(page: number): TextFile | undefined {
    return this.files.get(page);
  }

  /** Loads the texts of pages; those that cannot be loaded are tried again after a rest. */
  async load(pages: readonly number[]): Promise<void> {
    if (this.index.textsFolder !== '') {
      await Promise.all(
        Array.from(new Set(pages), (page) => this.loadPage(page)),
      );
    }
  }

  private loadPage(page: number): Promise<void> {
    const known = this.loading.get(page);
    if (known) {
      return known;
    }
    const loading = this.request(page).catch(() => {
      // An excerpt less; the row stands without it.
      void this.environment
        .pause(REST_MS)
        .then(() => this.loading.delete(page));
    });
    this.loading.set(page, loading);
    return loading;
  }

  private async request(page: number): Promise<void> {
    const name = textsFileName(this.index.textsFolder, page);
    const response = await this.environment.fetch(this.base + name, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) {
      throw new Error(`${name} answered ${response.status}.`);
    }
    this.files.set(page, (await response.json()) as TextFile);
  }
}
