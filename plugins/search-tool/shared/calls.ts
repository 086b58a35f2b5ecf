import type {SearchTool} from './searchTool';

/** Result of a tool call, in the format of MCP. An error is a text message. */
export type ToolOutput = {
  content: {type: 'text'; text: string}[];
  isError?: true;
};

/** Names of the tools. */
export type ToolName = keyof SearchTool;

const output = (text: string): ToolOutput => ({
  content: [{type: 'text', text}],
});

/** Functions that call each tool with unvalidated input. */
const CALLS: Readonly<
  Record<
    ToolName,
    (
      tool: SearchTool,
      input: Readonly<Record<string, unknown>>,
    ) => Promise<string>
  >
> = {
  search: async (tool, {query, limit}) =>
    JSON.stringify(
      await tool.search(query as string, {limit: limit as number}),
    ),
  read: async (tool, {route}) => (await tool.read(String(route))).markdown,
};

/**
 * Calls a tool. Search results are JSON, and a page is Markdown.
 * @param open - Returns the tool. May reject.
 */
export async function callTool(
  name: ToolName,
  input: Readonly<Record<string, unknown>>,
  open: () => SearchTool | Promise<SearchTool>,
): Promise<ToolOutput> {
  try {
    return output(await CALLS[name](await open(), input));
  } catch (error) {
    return {...output((error as Error).message), isError: true};
  }
}
