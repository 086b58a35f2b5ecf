import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The part of Rspack that its types in Docusaurus do not have. */
type Rspack = {
  readonly SwcJsMinimizerRspackPlugin: new (options: object) => object;
};

/**
 * Bundler configuration that minifies the runtime independently of the folder
 * of the site. By default, SWC names variables by the frequency of letters,
 * also in the names of scripts. Their hashes contain the folder until all
 * scripts are minified.
 */
export function stableRuntime({
  currentBundler,
}: Pick<ConfigureWebpackUtils, 'currentBundler'>): BundlerConfig {
  if (currentBundler.name !== 'rspack') {
    return {};
  }
  const {SwcJsMinimizerRspackPlugin} =
    currentBundler.instance as unknown as Rspack;
  const minimizer = new SwcJsMinimizerRspackPlugin({
    test: /[\\/]runtime~main\./,
    minimizerOptions: {
      mangle: {disableCharFreq: true},
      format: {comments: false},
    },
  });
  return {
    // Before the minimizer of Docusaurus, which skips minified scripts.
    mergeStrategy: {'optimization.minimizer': 'prepend'},
    optimization: {minimizer: [minimizer as never]},
  };
}
