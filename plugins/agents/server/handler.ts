import {createMcpHandler} from '@modelcontextprotocol/server';
import {openLibrary} from '../tools/library';
import type {Library} from '../tools/library';
import type {Site} from '../tools/site';
import {createServer} from './createServer';

/** Answers a request for the MCP server. */
export type Handler = (request: Request) => Promise<Response>;

/** Maximum number of bytes of a request. */
export const MAX_BODY = 400_000;

/** Headers with which pages of other origins may ask, too: all data is public. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
};

/**
 * Creates the MCP server of a site as a function from a request to a response,
 * without sessions. A site that cannot be opened is tried again with the next
 * request.
 */
export function createHandler(
  open: () => Promise<Site>,
  version: string,
): Handler {
  let library: Promise<Library> | undefined;
  const opened = () => {
    library ??= open().then(openLibrary);
    library.catch(() => (library = undefined));
    return library;
  };
  const {fetch: answer} = createMcpHandler(
    async () => createServer(await opened(), version),
    // Nothing changes while the server runs, so there is nothing to subscribe to.
    {maxRequestBodySize: MAX_BODY, maxSubscriptions: 0},
  );
  return async (request) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, {status: 204, headers: CORS});
    }
    const {body, status, headers} = await answer(request);
    const all = new Headers({...Object.fromEntries(headers), ...CORS});
    return new Response(body, {status, headers: all});
  };
}
