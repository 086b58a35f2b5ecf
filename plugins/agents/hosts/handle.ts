import {version} from '../package.json';
import {createHandler} from '../server/handler';
import type {Handler} from '../server/handler';
import {openPages} from '../server/openPages';
import {computeHere} from '../tools/compute';

/** Base URL of the site. */
const BASE = '/help/';

/** Path of the MCP server. */
export const MCP_PATH = '/help/mcp';

/** Fetches a file of the site by its URL. */
type FetchFile = (url: URL) => Promise<Response>;

let handler: Handler | undefined;

/**
 * Answers a request for the MCP server of the site at the same origin.
 * @param fetchFile Default: a request to the host.
 */
export function handle(
  request: Request,
  fetchFile: FetchFile = (url) => fetch(url),
): Promise<Response> {
  const {href, origin} = new URL(BASE, request.url);
  handler ??= createHandler(async () => {
    const page = await fetchFile(new URL(href));
    return openPages(await page.text(), href, {
      fetch: (path) => fetchFile(new URL(path as string, origin)),
      compute: computeHere,
    });
  }, version);
  return handler(request);
}
