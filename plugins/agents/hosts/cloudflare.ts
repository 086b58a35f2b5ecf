import {handle, MCP_PATH} from './handle';

/** Values that Cloudflare passes to a worker. */
type Environment = {
  /** The files of the site. */
  readonly ASSETS: {readonly fetch: (url: URL) => Promise<Response>};
};

/** Worker of Cloudflare that serves the files of the site, and the MCP server. */
export default {
  fetch: (request: Request, {ASSETS}: Environment): Promise<Response> => {
    const url = new URL(request.url);
    return url.pathname === MCP_PATH
      ? handle(request, (file) => ASSETS.fetch(file))
      : ASSETS.fetch(url);
  },
};
