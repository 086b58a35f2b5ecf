import {McpServer} from '@modelcontextprotocol/server';
import type {CallToolResult} from '@modelcontextprotocol/server';
import type {Library} from '../tools/library';
import {TOOLS} from '../tools/table';
import type {Tool} from '../tools/tool';
import {ToolError} from '../tools/toolError';

/** Name of the server for programs. */
export const SERVER_NAME = 'help';

/** Calls a tool. An error that is not for the caller is shown without details. */
async function call(
  {run, textOf = JSON.stringify}: Tool,
  library: Library,
  input: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    const structuredContent = await run(input, library);
    const text = textOf(structuredContent);
    return {content: [{type: 'text', text}], structuredContent};
  } catch (error) {
    const text =
      error instanceof ToolError
        ? error.message
        : 'The tool failed on this input. Change the input, or report it.';
    return {content: [{type: 'text', text}], isError: true};
  }
}

/** Creates an MCP server with all tools of a site. */
export function createServer(library: Library, version: string): McpServer {
  const {title} = library;
  const server = new McpServer(
    {name: SERVER_NAME, title, version},
    {
      instructions: `Documentation: ${title}. Find the section that answers with search, read it with read, and name its route as the source. Look up names and values with operator and error, and check a workflow with run_workflow before you recommend it. Do not invent operators, parameters, or values.`,
    },
  );
  for (const tool of TOOLS) {
    const {name, title: label, description, inputSchema, outputSchema} = tool;
    server.registerTool(
      name,
      {
        title: label,
        description,
        inputSchema,
        outputSchema,
        annotations: {readOnlyHint: true, openWorldHint: false},
      },
      (input) => call(tool, library, input),
    );
  }
  return server;
}
