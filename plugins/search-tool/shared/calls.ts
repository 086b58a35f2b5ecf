import type {SearchTool} from './searchTool';

/** What a call of a tool gives, in the form of MCP; an error is told in words. */
export type ToolOutput = {
  content: {type: 'text'; text: string}[];
  isError?: true;
};

/** Names of the tools. */
export type ToolName = keyof SearchTool;

const output = (text: string): ToolOutput => ({
  content: [{type: 'text', text}],
});

/** What each tool does with its input, which the caller may not have checked. */
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
 * Calls a tool. Results of a search are JSON, a page is its Markdown.
 * @param open - Gives the tool; may reject.
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
