import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The part of Rspack that this file uses. */
type Rspack = {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
};

/** The part of webpack-dev-server that this file uses. */
type DevServer = {
  readonly app?: {readonly use: (handler: unknown) => void};
  readonly compiler: unknown;
};

/**
 * Creates a configuration of Rspack that compiles a Markdown page when a browser
 * opens it. Docusaurus names each page twice in its registry: in an import,
 * which Rspack can delay, and in a weak reference, which it cannot.
 */
export function lazyPages(
  generatedFilesDir: string,
  {currentBundler}: ConfigureWebpackUtils,
) {
  const {lazyCompilationMiddleware} =
    currentBundler.instance as unknown as Rspack;
  return {
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'registry.js'),
          enforce: 'pre' as const,
          loader: path.join(__dirname, 'lazyRegistry.cjs'),
        },
      ],
    },
    lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
    devServer: {
      setupMiddlewares: (middlewares: unknown[], server: DevServer) => {
        server.app?.use(lazyCompilationMiddleware(server.compiler));
        return middlewares;
      },
    },
  };
}
