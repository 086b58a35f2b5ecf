import type {TextFile} from '../../shared/types';
import type {SearchIndex} from '../index/searchIndex';
import type {LoaderEnvironment} from './environment';

/** Texts of the sections of one page, in order. */
export type PageTexts = readonly string[];

/** The text files of one index; each is loaded once, when a page in it is shown. */
export class TextStore {
  private readonly files = new Map<string, TextFile>();
  private readonly loading = new Map<string, Promise<void>>();

  constructor(
    private readonly index: Pick<SearchIndex, 'textFiles'>,
    /** Path of the folder that the files lie in, with a slash at its end. */
    private readonly base: string,
    private readonly environment: Pick<LoaderEnvironment, 'fetch'>,
  ) {}

  /** Texts of a page, or undefined while they are not loaded. */
  get(page: number): PageTexts | undefined {
    const [first, name] = this.fileOf(page) ?? [];
    const file = name === undefined ? undefined : this.files.get(name);
    return file?.[page - (first ?? 0)];
  }

  /** Loads the texts of pages; a file that cannot be loaded is tried again the next time. */
  async load(pages: readonly number[]): Promise<void> {
    const names = pages.flatMap((page) => this.fileOf(page)?.[1] ?? []);
    await Promise.all([...new Set(names)].map((name) => this.loadFile(name)));
  }

  private fileOf(page: number) {
    return [...this.index.textFiles].reverse().find(([first]) => first <= page);
  }

  private loadFile(name: string): Promise<void> {
    const known = this.loading.get(name);
    if (known) {
      return known;
    }
    const loading = this.request(name).catch(() => {
      // An excerpt less; the row stands without it.
      this.loading.delete(name);
    });
    this.loading.set(name, loading);
    return loading;
  }

  private async request(name: string): Promise<void> {
    const response = await this.environment.fetch(this.base + name);
    if (!response.ok) {
      throw new Error(`${name} answered ${response.status}.`);
    }
    this.files.set(name, (await response.json()) as TextFile);
  }
}
