import {handle} from './handle';

/** Function of Vercel that serves the MCP server. */
export default {
  fetch: (request: Request): Promise<Response> => handle(request),
};
