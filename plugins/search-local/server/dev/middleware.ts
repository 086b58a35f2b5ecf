import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DevIndex} from './devIndex';

/** Answers requests for the index file; passes all others on. */
export function indexMiddleware(url: string, index: DevIndex) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    if (request.url?.split('?')[0] !== url) {
      next();
      return;
    }
    try {
      const {json, etag} = await index.get();
      response.setHeader('ETag', etag);
      response.setHeader('Cache-Control', 'no-cache');
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(json);
    } catch (error) {
      next(error);
    }
  };
}
