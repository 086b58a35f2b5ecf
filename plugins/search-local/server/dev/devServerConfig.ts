import {indexFileName} from '../../shared/constants';
import type {DevIndex} from './devIndex';
import {indexMiddleware} from './middleware';

/** Configuration that makes the dev server answer for the index file. */
export function devServerConfig(
  {baseUrl, locale}: {baseUrl: string; locale: string},
  index: DevIndex,
): object {
  const url = baseUrl + indexFileName(locale);
  return {
    devServer: {
      setupMiddlewares: (middlewares: unknown[]) => [
        indexMiddleware(url, index),
        ...middlewares,
      ],
    },
  };
}
