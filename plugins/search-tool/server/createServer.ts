import {McpServer, fromJsonSchema} from '@modelcontextprotocol/server';
import {callTool} from '../shared/calls';
import type {ToolName} from '../shared/calls';
import {DEFINITIONS} from '../shared/definitions';
import {createSearchTool} from '../shared/searchTool';
import type {OpenSite} from './openSite';

/** Creates an MCP server with the tools of a site. */
export function createServer(
  {site, title}: OpenSite,
  version: string,
): McpServer {
  const tool = createSearchTool(site);
  const server = new McpServer(
    {name: 'search-tool', title: title || site.place, version},
    {
      instructions: `Documentation: ${title || site.place} (${site.place}). Search it with the tool search, then read the pages that fit with the tool read, and name their routes as sources.`,
    },
  );
  for (const name of Object.keys(DEFINITIONS) as ToolName[]) {
    const {inputSchema, ...definition} = DEFINITIONS[name];
    server.registerTool(
      name,
      {...definition, inputSchema: fromJsonSchema(inputSchema)},
      (input) =>
        callTool(name, input as Readonly<Record<string, unknown>>, () => tool),
    );
  }
  return server;
}
