import {createHash} from 'node:crypto';
import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {siteContent} from '../buildDocuments';
import {indexFiles} from '../indexFiles';
import type {OutputFile} from '../indexFiles';
import {listPages} from '../pages';
import {SourcePages} from './sourcePages';

/** The files of the index as the dev server sends them. */
export type ServedIndex = {
  /** The complete index, then the texts. */
  readonly files: readonly OutputFile[];
  /** Strong entity tag of the content. */
  readonly etag: string;
};

/** Index of the current Markdown, built on request and again only after a change. */
export class DevIndex {
  private allContent: AllContent = {};
  private served?: ServedIndex;
  private readonly sources: SourcePages;

  constructor(
    private readonly site: {siteDir: string; baseUrl: string; locale: string},
    private readonly options: PluginOptions,
  ) {
    this.sources = new SourcePages(site.siteDir, options.remarkPlugins);
  }

  /** Takes over the content that Docusaurus has loaded last. */
  update(allContent: AllContent): void {
    this.allContent = allContent;
  }

  /** The index of what the files hold now. */
  async get(): Promise<ServedIndex> {
    const {baseUrl, locale} = this.site;
    const pages = await this.sources.read(
      listPages(this.allContent, this.options, baseUrl),
    );
    const content = siteContent(pages);
    const etag = `"${createHash('sha1').update(JSON.stringify(content)).digest('base64url')}"`;
    if (this.served?.etag !== etag) {
      const {index, texts} = indexFiles(content, {
        locale,
        ...this.options,
        isTiered: false,
      });
      this.served = {files: [index, ...texts], etag};
    }
    return this.served;
  }
}
