import {createHash} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {logger} from '@docusaurus/logger';
import {siteContent} from '../buildDocuments';
import {unknownSections} from '../builtPages';
import {indexFiles} from '../indexFiles';
import type {OutputFile} from '../indexFiles';
import {listPages} from '../pages';
import type {SiteAddress} from '../pages';
import {runWhenIdle} from './readAhead';
import type {Compiler} from './readAhead';
import {SourcePages} from './sourcePages';

type ServedIndex = {
  /** Each complete index with its texts. */
  readonly files: readonly OutputFile[];
  readonly etag: string;
};

type DevSite = {
  readonly siteDir: string;
  readonly locale: string;
  readonly site: SiteAddress;
};

/** Index of the current Markdown. It is built again when it is requested after a change. */
export class DevIndex {
  private served?: ServedIndex;
  private readonly sources: SourcePages;

  constructor(
    private readonly site: DevSite,
    private readonly options: PluginOptions,
    /** Returns the content that Docusaurus loaded last. */
    private readonly allContent: () => AllContent,
  ) {
    this.sources = new SourcePages(site.siteDir, options.remarkPlugins);
  }

  /** Tasks that read one page each and then build the index, so that the first request does not wait for them. */
  *tasks(): Generator<() => Promise<unknown>> {
    const {allContent, options, site, sources} = this;
    for (const page of listPages(allContent(), options, site.site)) {
      yield () => sources.read([page]);
    }
    yield () => this.get();
  }

  async get(): Promise<ServedIndex> {
    const {site, locale} = this.site;
    const listed = listPages(this.allContent(), this.options, site);
    const read = await this.sources.read(listed);
    const pages = siteContent(read);
    const etag = `"${createHash('sha1').update(JSON.stringify(pages)).digest('base64url')}"`;
    if (this.served?.etag !== etag) {
      unknownSections(read).forEach((message) =>
        logger.warn(`search-local: ${message}`),
      );
      const {index, texts} = indexFiles(pages, {locale, ...this.options});
      this.served = {files: [index, ...texts], etag};
    }
    return this.served;
  }
}

/** Names of the files that the index consists of. */
const FILE_NAME =
  /^(?:search-index-[\w.-]+|assets\/search-texts-[\w.-]+\/\d+)\.json$/;

/** Answers requests for the files of the index below the base URL, and passes all others on. */
export function indexMiddleware(baseUrl: string, index: DevIndex) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const path = request.url?.split('?')[0] ?? '';
    const name = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : '';
    if (!FILE_NAME.test(name)) {
      next();
      return;
    }
    try {
      const {files, etag} = await index.get();
      const file = files.find((entry) => entry.name === name);
      if (!file) {
        next();
        return;
      }
      response.setHeader('ETag', etag);
      response.setHeader('Cache-Control', 'no-cache');
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(file.json);
    } catch (error) {
      next(error);
    }
  };
}

/** The part of webpack-dev-server that is used here. */
type DevServer = {
  readonly app?: {
    readonly use: (handler: ReturnType<typeof indexMiddleware>) => void;
  };
  readonly compiler: Compiler;
};

/** Returns configuration for a dev server that serves the index of `allContent`. */
export function devSearch(
  site: DevSite,
  options: PluginOptions,
  allContent: () => AllContent,
) {
  const index = new DevIndex(site, options, allContent);
  return {
    devServer: {
      setupMiddlewares: (
        middlewares: unknown[],
        {app, compiler}: DevServer,
      ) => {
        // Not added to the list, because a middleware of Docusaurus answers all
        // addresses before the ones at the end of the list.
        app?.use(indexMiddleware(site.site.baseUrl, index));
        runWhenIdle(compiler, () => index.tasks());
        return middlewares;
      },
    },
  };
}
