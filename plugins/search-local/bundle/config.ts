import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The library of the search box. */
const LIBRARY = '@algolia/autocomplete-js';
const LIBRARY_MODULE =
  /@algolia[\\/]autocomplete-[^\\/]+[\\/]dist[\\/]esm[\\/].+\.js$/;

/** Its module that assigns HTML, which Trusted Types forbid, and what takes its place. */
const LOADING_ICON = /^\.\/LoadingIcon(?:\.js)?$/;
const OWN_LOADING_ICON = path.join(__dirname, 'loadingIcon.mjs');

/** It, and what it needs. */
const LIBRARY_PACKAGES =
  /node_modules[\\/](?:@algolia[\\/]autocomplete-[^\\/]+|preact|htm)[\\/]|search-local[\\/]bundle[\\/]/;
const LIBRARY_SCRIPT = 'search-box-library';

/** Chunks of our own code of the box and of the library, by the names that `load.ts` gives them. */
const BOX_CHUNK = 'search-box';
const LIBRARY_CHUNK = 'search-library';
const BOX_MODULE =
  /search-local[\\/](?:client|shared|theme[\\/]SearchBar)[\\/]/;

/** Chunk of the worker, by the name that `transport.ts` gives it. */
const WORKER = 'search-local';

/** The search box as an entry of its own. */
const ENTRY_NAME = 'search';
const EARLY_ENTRY = path.join(__dirname, '../theme/SearchBar/early.ts');

/** A chunk of webpack or Rspack. */
type Chunk = {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
};

/** Whether a chunk is of the search box: what it shares with the page is not to be taken from there. */
const inBoxChunks = ({name}: Pick<Chunk, 'name'>) =>
  name === ENTRY_NAME || name === BOX_CHUNK || name === LIBRARY_CHUNK;

/** Scripts of the search box; `load.ts` names the other one. */
const BOX_SCRIPT = /search-box(?:-library)?\.[^/]*js$/;

/**
 * Makes Chromium compile all functions of a script while it loads, and not one
 * by one in the task that first calls them.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** After the scripts are minified, which takes comments away, and before their names are made of their content. */
const AFTER_MINIFICATION = 700;

/**
 * How the search box is bundled: so that browsers start it fast, with one copy
 * of the helpers of autocomplete-js, without HTML in strings, and for the
 * server, which never draws it, without that library.
 */
export function bundleConfig(
  isServer: boolean,
  {currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>,
  hasOwnScript: boolean,
) {
  if (isServer) {
    return {resolve: {alias: {[LIBRARY]: false as const}}};
  }
  const {BannerPlugin, EntryPlugin, NormalModuleReplacementPlugin} =
    currentBundler.instance;
  return {
    module: {
      rules: [
        {
          test: LIBRARY_MODULE,
          use: path.join(__dirname, 'helpersLoader.mjs'),
        },
      ],
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          searchBoxLibrary: {
            test: LIBRARY_PACKAGES,
            name: LIBRARY_SCRIPT,
            chunks: hasOwnScript ? inBoxChunks : ('async' as const),
            enforce: true,
          },
          // The packages of the worker are in its script, which is asked for once.
          defaultVendors: {
            test: /node_modules/,
            priority: -10,
            reuseExistingChunk: true,
            chunks: (chunk: Chunk) =>
              chunk.name !== WORKER && !chunk.canBeInitial(),
          },
          ...(hasOwnScript && {
            searchBox: {
              test: BOX_MODULE,
              name: BOX_CHUNK,
              chunks: inBoxChunks,
              enforce: true,
            },
          }),
        },
      },
      // One registry of modules, so that the page finds what the box has loaded.
      ...(hasOwnScript && {runtimeChunk: {name: 'runtime~main'}}),
    },
    plugins: [
      ...(hasOwnScript
        ? [new EntryPlugin(__dirname, EARLY_ENTRY, {name: ENTRY_NAME})]
        : []),
      new NormalModuleReplacementPlugin(LOADING_ICON, OWN_LOADING_ICON),
      new BannerPlugin({
        banner: COMPILE_HINT,
        raw: true,
        test: BOX_SCRIPT,
        stage: AFTER_MINIFICATION,
      }),
    ],
  };
}
