import http from 'node:http';
import type {Server} from 'node:http';
import {
  localhostHostValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import {MAX_BODY} from './handler';
import type {Handler} from './handler';

/** Path of the server. */
export const MCP_PATH = '/mcp';

/** Milliseconds in which a request must have arrived. */
const ARRIVAL_MS = 10_000;

/**
 * Serves a handler over HTTP on this computer. With port 0, it uses any free
 * port. Resolves to the server and its address.
 */
export function serveHttp(
  handle: Handler,
  port: number,
): Promise<{readonly server: Server; readonly address: string}> {
  const answer = toNodeHandler({fetch: handle}, {maxRequestBodySize: MAX_BODY});
  // Another site that a browser has open must not reach this server by its own
  // name.
  const isLocal = localhostHostValidation();
  const server = http.createServer(
    {requestTimeout: ARRIVAL_MS, headersTimeout: ARRIVAL_MS},
    (request, response) => {
      if (!isLocal(request, response)) {
        return;
      }
      if (request.url?.split('?')[0] === MCP_PATH) {
        answer(request, response).catch(() => response.destroy());
      } else {
        response.writeHead(404).end();
      }
    },
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one with --port.`)
          : error,
      ),
    );
    server.listen(port, 'localhost', () => {
      const {port: used} = server.address() as {port: number};
      resolve({server, address: `http://localhost:${used}${MCP_PATH}`});
    });
  });
}
