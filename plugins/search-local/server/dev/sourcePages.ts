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

/** Reads pages from Markdown again when a file has changed. One that cannot be parsed keeps its sections, with a warning. */
export class SourcePages {
  private readonly cache = new Map<
    string,
    {readonly changedMs: number; readonly sections: readonly Section[]}
  >();
  private readonly extract: ReturnType<typeof createExtractor>;

  constructor(
    private readonly siteDir: string,
    remarkPlugins: RemarkPlugins,
  ) {
    this.extract = createExtractor(remarkPlugins);
  }

  private async sectionsOf(file: string): Promise<readonly Section[]> {
    const cached = this.cache.get(file);
    try {
      const {mtimeMs} = await stat(file);
      if (cached?.changedMs === mtimeMs) {
        return cached.sections;
      }
      const sections = await this.extract(await readMarkdown(file), file);
      this.cache.set(file, {changedMs: mtimeMs, sections});
      return sections;
    } catch (error) {
      logger.warn`search-local: path=${file} is searched as it was before: ${
        (error as Error).message
      }`;
      return cached?.sections ?? [{title: '', content: ''}];
    }
  }

  /** The pages that have a Markdown source, in the order given. */
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
