import {createHash} from 'node:crypto';
import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {buildDocuments} from '../buildDocuments';
import {buildIndex} from '../buildIndex';
import {listPages} from '../pages';
import {SourcePages} from './sourcePages';

/** An index file as the dev server sends it. */
export type ServedIndex = {
  readonly json: string;
  /** Strong entity tag of the documents. */
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
    this.sources = new SourcePages(site.siteDir);
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
    const documents = buildDocuments(pages, this.options.parentCategories);
    const etag = `"${createHash('sha1').update(JSON.stringify(documents)).digest('base64url')}"`;
    if (this.served?.etag !== etag) {
      const file = buildIndex(documents, {locale, ...this.options});
      this.served = {json: JSON.stringify(file), etag};
    }
    return this.served;
  }
}
