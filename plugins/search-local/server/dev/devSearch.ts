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

/** Configuration that makes the dev server answer for the files of the index, which are made of `allContent`. */
export function devSearch(
  site: DevSite,
  options: PluginOptions,
  allContent: () => AllContent,
) {
  const index = new DevIndex(site, options, allContent);
  return {
    devServer: {
      setupMiddlewares: (middlewares: unknown[], {app}: DevServer) => {
        // Not added to the list: Docusaurus merges lists, and what comes after
        // its own answers every address with the start page.
        app?.use(indexMiddleware(site.site.baseUrl, index));
        return middlewares;
      },
    },
  };
}
