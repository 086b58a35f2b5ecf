import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DevIndex} from './devIndex';

/** Names of the files that the index consists of. */
const FILE_NAME =
  /^(?:search-index-[\w.-]+|assets\/search-texts-[\w.-]+\/\d+)\.json$/;

/**
 * Answers requests for the files of the index below the base URL; passes all
 * others on, also those for files of an index that has changed since.
 */
export function indexMiddleware(baseUrl: string, index: DevIndex) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const path = request.url?.split('?')[0] ?? '';
    const name = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : '';
    if (!FILE_NAME.test(name)) {
      next();
      return;
    }
    try {
      const {files, etag} = await index.get();
      const file = files.find((each) => each.name === name);
      if (!file) {
        next();
        return;
      }
      response.setHeader('ETag', etag);
      response.setHeader('Cache-Control', 'no-cache');
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(file.json);
    } catch (error) {
      next(error);
    }
  };
}
