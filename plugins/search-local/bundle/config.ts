import type {Plugin} from '@docusaurus/types';

/** Name of the worker, which comes as one script: a second would wait for the first. */
const WORKER_NAME = 'search-local';

/** Bundler configuration of the search box: one script for the worker, and the stemmer of the site language only. */
export function bundleConfig(
  isServer: boolean,
  /** Modules that are not needed in the site's language. */
  unused: readonly string[],
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
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
      },
    }),
  };
}
