import {handle} from './handle';

/** Function of Netlify that serves the MCP server. */
export default (request: Request): Promise<Response> => handle(request);

/** Address of the function. */
export const config = {path: '/help/mcp'};
