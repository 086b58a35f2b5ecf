import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {SEARCH_ENTRY} from '../shared/ownStart';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The module of autocomplete-js that assigns HTML, which Trusted Types forbid, and what takes its place. */
const LOADING_ICON = /^\.\/LoadingIcon(?:\.js)?$/;
const OWN_LOADING_ICON = 'bundle/loadingIcon.mjs';

/** The module of an engine, and what stands in its place without one. */
const ENGINE_MODULE = /^\.\/engineModule$/;

/** Name of the worker, which comes as one script: a second would wait for the first. */
const WORKER_NAME = 'search-local';

/** The search box as an entry of its own. */
const EARLY_ENTRY = 'theme/SearchBar/early';

/** What of the options the bundle depends on. */
export type BundleSettings = {
  /** Whether the box is an entry of its own. */
  readonly hasOwnScript: boolean;
  /** Module of the engine, as the bundler finds it. */
  readonly engine: string | undefined;
  /** Modules that the site's language does without. */
  readonly unused: readonly string[];
};

/**
 * How the search box is bundled: without HTML in strings, with the stemmer of
 * its own language alone, and also as a script of its own, for pages that have
 * not started. `root` is the folder of the plugin.
 */
export function bundleConfig(
  root: string,
  isServer: boolean,
  {currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>,
  {hasOwnScript, engine, unused}: BundleSettings,
): BundlerConfig {
  const {EntryPlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
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
      new NormalModuleReplacementPlugin(
        LOADING_ICON,
        path.join(root, OWN_LOADING_ICON),
      ),
      ...(engine === undefined
        ? []
        : [new NormalModuleReplacementPlugin(ENGINE_MODULE, engine)]),
      ...(isEntry
        ? [
            new EntryPlugin(root, path.join(root, EARLY_ENTRY), {
              name: SEARCH_ENTRY,
            }),
          ]
        : []),
    ],
  };
}
