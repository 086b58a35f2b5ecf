import path from 'node:path';

/** The library of the search box. */
const LIBRARY = '@algolia/autocomplete-js';
const LIBRARY_MODULE =
  /@algolia[\\/]autocomplete-[^\\/]+[\\/]dist[\\/]esm[\\/].+\.js$/;

/**
 * How autocomplete-js is bundled: with one copy of its helpers for browsers,
 * and not at all for the server, which never draws a search box.
 */
export function bundleConfig(isServer: boolean) {
  return isServer
    ? {resolve: {alias: {[LIBRARY]: false as const}}}
    : {
        module: {
          rules: [
            {
              test: LIBRARY_MODULE,
              use: path.join(__dirname, 'helpersLoader.mjs'),
            },
          ],
        },
      };
}
