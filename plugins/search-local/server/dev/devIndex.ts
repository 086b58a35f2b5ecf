import {createHash} from 'node:crypto';
import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {siteContent} from '../buildDocuments';
import {indexFiles} from '../indexFiles';
import type {OutputFile} from '../indexFiles';
import {listPages} from '../pages';
import type {SiteAddress} from '../pages';
import {indexSets, isInSet} from '../versions';
import {SourcePages} from './sourcePages';

/** The files of the index as the dev server sends them. */
export type ServedIndex = {
  /** Each complete index with its texts. */
  readonly files: readonly OutputFile[];
  /** Strong entity tag of the content. */
  readonly etag: string;
};

/** The site that the dev server serves, in one locale. */
export type DevSite = {
  readonly siteDir: string;
  readonly locale: string;
  readonly site: SiteAddress;
};

/** Index of the current Markdown, built on request and again only after a change. */
export class DevIndex {
  private served?: ServedIndex;
  private readonly sources: SourcePages;

  constructor(
    private readonly site: DevSite,
    private readonly options: PluginOptions,
    /** Gives the content that Docusaurus has loaded last. */
    private readonly allContent: () => AllContent,
  ) {
    this.sources = new SourcePages(site.siteDir, options.remarkPlugins);
  }

  /** The index of what the files hold now. */
  async get(): Promise<ServedIndex> {
    const {site, locale} = this.site;
    const listed = listPages(this.allContent(), this.options, site);
    const read = await this.sources.read(listed);
    const contents = indexSets(listed).map((set) => ({
      version: set.version,
      pages: siteContent(read.filter(({page}) => isInSet(set, page))),
    }));
    const etag = `"${createHash('sha1').update(JSON.stringify(contents)).digest('base64url')}"`;
    if (this.served?.etag !== etag) {
      const files = contents.flatMap(({version, pages}) => {
        const settings = {locale, version, ...this.options};
        const {index, texts} = indexFiles(pages, settings);
        return [index, ...texts];
      });
      this.served = {files, etag};
    }
    return this.served;
  }
}
