import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {SEARCH_ENTRY} from '../shared/constants';

/** Name of the worker, which comes as one script: a second would wait for the first. */
const WORKER_NAME = 'search-local';

/** Bundler configuration of the search box: an entry of its own, and the stemmer of the site language only. */
export function bundleConfig(
  root: string,
  isServer: boolean,
  {currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>,
  settings: {
    readonly hasOwnScript: boolean;
    /** Module of the engine, as the bundler finds it. */
    readonly engine: string | undefined;
    /** Modules that the site's language does without. */
    readonly unused: readonly string[];
  },
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const {EntryPlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
  const {hasOwnScript, engine, unused} = settings;
  const isEntry = hasOwnScript && !isServer;
  return {
    resolve: {
      alias: Object.fromEntries(unused.map((name) => [`${name}$`, false])),
    },
    ...(!isServer && {
      optimization: {
        // What the bundlers split by default: all that a page does not begin with.
        splitChunks: {
          chunks: (chunk) =>
            !chunk.canBeInitial() && chunk.name !== WORKER_NAME,
        },
        // One registry of modules, so that the page finds what the box has loaded.
        ...(isEntry && {runtimeChunk: {name: 'runtime~main'}}),
      },
    }),
    plugins: [
      engine !== undefined &&
        new NormalModuleReplacementPlugin(/^\.\/engineModule$/, engine),
      isEntry &&
        new EntryPlugin(root, path.join(root, 'theme/SearchBar/early'), {
          name: SEARCH_ENTRY,
        }),
    ],
  };
}
