import {memo} from '../../shared/memo';
import {textsFileName} from '../../shared/constants';
import type {TextFile} from '../../shared/types';
import type {SearchIndex} from '../index/searchIndex';
import type {LoaderEnvironment} from './environment';

/** Time limit for loading a text, in milliseconds. */
const PATIENCE_MS = 5000;

/** Texts of the pages of an index. Each is loaded once, when its page is shown. */
export class TextStore {
  private readonly files = new Map<number, TextFile>();
  private readonly loading = new Map<number, Promise<void>>();

  constructor(
    private readonly index: Pick<SearchIndex, 'textsFolder'>,
    /** Path of the folder of the index, with a slash at its end. */
    private readonly base: string,
    private readonly environment: Pick<LoaderEnvironment, 'fetch'>,
  ) {}

  /** Returns the text file of a page, or undefined if it is not loaded. */
  get(page: number): TextFile | undefined {
    return this.files.get(page);
  }

  /** Loads the texts of pages. After a failure, the result has no excerpt, and the next call loads the text again. */
  async load(pages: readonly number[]): Promise<void> {
    if (this.index.textsFolder !== '') {
      await Promise.all(
        Array.from(new Set(pages), (page) => this.loadPage(page)),
      );
    }
  }

  private loadPage(page: number): Promise<void> {
    return memo(this.loading, page, () =>
      this.request(page).catch(() => {
        this.loading.delete(page);
      }),
    );
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
