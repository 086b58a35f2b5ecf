import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** Name of the worker, which comes as one script: a second would wait for the first. */
const WORKER_NAME = 'search-local';

/** Bundler configuration of the search box: one script for the worker, and the stemmer of the site language only. */
export function bundleConfig(
  isServer: boolean,
  {currentBundler}: Pick<ConfigureWebpackUtils, 'currentBundler'>,
  settings: {
    /** Module of the engine, as the bundler finds it. */
    readonly engine: string | undefined;
    /** Modules that the site's language does without. */
    readonly unused: readonly string[];
  },
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const {NormalModuleReplacementPlugin} = currentBundler.instance;
  const {engine, unused} = settings;
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
    plugins: [
      engine !== undefined &&
        new NormalModuleReplacementPlugin(/^\.\/engineModule$/, engine),
    ],
  };
}
