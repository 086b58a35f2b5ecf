import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The library of the search box. */
const LIBRARY = '@algolia/autocomplete-js';
const LIBRARY_MODULE =
  /@algolia[\\/]autocomplete-[^\\/]+[\\/]dist[\\/]esm[\\/].+\.js$/;

/** It, and what it needs. */
const LIBRARY_PACKAGES =
  /node_modules[\\/](?:@algolia[\\/]autocomplete-[^\\/]+|preact|htm)[\\/]/;
const LIBRARY_SCRIPT = 'search-box-library';

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
 * of the helpers of autocomplete-js, and for the server, which never draws it,
 * without that library.
 */
export function bundleConfig(
  isServer: boolean,
  {currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>,
) {
  if (isServer) {
    return {resolve: {alias: {[LIBRARY]: false as const}}};
  }
  const {BannerPlugin} = currentBundler.instance;
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
            chunks: 'async' as const,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new BannerPlugin({
        banner: COMPILE_HINT,
        raw: true,
        test: BOX_SCRIPT,
        stage: AFTER_MINIFICATION,
      }),
    ],
  };
}
