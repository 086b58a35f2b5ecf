import type {Plugin} from '@docusaurus/types';

/** Name of the worker, whose code is one script, because a second one would wait for the first. */
const WORKER_NAME = 'search-local';

/** Returns the bundler configuration: one script for the worker, and only the stemmer of the site language. */
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
        // Like the default of the bundlers: chunks that are not initial.
        splitChunks: {
          chunks: (chunk) =>
            !chunk.canBeInitial() && chunk.name !== WORKER_NAME,
        },
      },
    }),
  };
}
