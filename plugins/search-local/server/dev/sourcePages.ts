import {stat} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {readMarkdown} from '../../markdown/readMarkdown';
import type {RemarkPlugins} from '../../markdown/readMarkdown';
import type {IndexedPage} from '../buildDocuments';
import {createExtractor} from '../extract/markdown';
import type {Section} from '../extract/section';
import type {PageRef} from '../pages';

/** Sections of a page that could never be read. */
const EMPTY: readonly Section[] = [{title: '', content: ''}];

/** Time of the last change of a file in milliseconds, or 0 if there is no such file. */
const changeTime = (file: string): Promise<number> =>
  stat(file).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );

/** Reads pages from Markdown, again when their file has changed. A page that cannot be parsed keeps its sections, with a warning. */
export class SourcePages {
  private readonly cache = new Map<
    string,
    {readonly changedMs: number; readonly sections: Promise<readonly Section[]>}
  >();
  private readonly extract: ReturnType<typeof createExtractor>;

  constructor(
    private readonly siteDir: string,
    remarkPlugins: RemarkPlugins,
  ) {
    this.extract = createExtractor(remarkPlugins);
  }

  private async parse(
    file: string,
    previous: Promise<readonly Section[]> | undefined,
  ): Promise<readonly Section[]> {
    try {
      return await this.extract(await readMarkdown(file), file);
    } catch (error) {
      logger.warn`search-local: path=${file} is searched as it was before: ${
        (error as Error).message
      }`;
      return previous ?? EMPTY;
    }
  }

  private async sectionsOf(file: string): Promise<readonly Section[]> {
    const changedMs = await changeTime(file);
    const cached = this.cache.get(file);
    if (cached?.changedMs === changedMs) {
      return cached.sections;
    }
    const sections = this.parse(file, cached?.sections);
    this.cache.set(file, {changedMs, sections});
    return sections;
  }

  /** Reads the pages that have a Markdown source, in the given order. */
  async read(pages: readonly PageRef[]): Promise<IndexedPage[]> {
    const written = pages.filter(({source}) => /\.mdx?$/.test(source));
    return Promise.all(
      written.map(async (page) => ({
        page,
        title: page.title ?? '',
        sections: await this.sectionsOf(
          path.join(this.siteDir, aliasedSitePathToRelativePath(page.source)),
        ),
      })),
    );
  }
}
