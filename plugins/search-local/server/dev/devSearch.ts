import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {DevIndex} from './devIndex';
import type {DevSite} from './devIndex';
import {indexMiddleware} from './middleware';

/** The part of webpack-dev-server that is used here. */
type DevServer = {
  readonly app?: {
    readonly use: (handler: ReturnType<typeof indexMiddleware>) => void;
  };
};

/** Makes the search of the dev server. */
export function createDevSearch(site: DevSite, options: PluginOptions) {
  const index = new DevIndex(site, options);
  return {
    /** Takes over the content that Docusaurus has loaded last. */
    update: (content: AllContent) => index.update(content),
    /** Configuration that makes the dev server answer for the files of the index. */
    config: {
      devServer: {
        setupMiddlewares: (middlewares: unknown[], {app}: DevServer) => {
          // Not added to the list: Docusaurus merges lists, and what comes after
          // its own answers every address with the start page.
          app?.use(indexMiddleware(site.site.baseUrl, index));
          return middlewares;
        },
      },
    },
  };
}
