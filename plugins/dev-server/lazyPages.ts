import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** What is used here of Rspack. */
type Rspack = {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
};

/** What is used here of webpack-dev-server. */
type DevServer = {
  readonly app?: {readonly use: (handler: unknown) => void};
  readonly compiler: unknown;
};

/**
 * Configuration of Rspack that compiles a page of Markdown when a reader opens
 * it. Docusaurus names each page twice in its registry: by an import, which
 * Rspack can delay, and by a weak reference, which it cannot.
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
