import type {DevIndex} from './devIndex';
import {indexMiddleware} from './middleware';

/** The part of webpack-dev-server that is used here. */
type DevServer = {
  readonly app?: {
    readonly use: (handler: ReturnType<typeof indexMiddleware>) => void;
  };
};

/** Configuration that makes the dev server answer for the files of the index. */
export function devServerConfig(
  {baseUrl}: {baseUrl: string},
  index: DevIndex,
): object {
  return {
    devServer: {
      setupMiddlewares: (middlewares: unknown[], {app}: DevServer) => {
        // Not added to the list: Docusaurus merges lists, and what comes after
        // its own answers every address with the start page.
        app?.use(indexMiddleware(baseUrl, index));
        return middlewares;
      },
    },
  };
}
