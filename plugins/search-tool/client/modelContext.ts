import type {DEFINITIONS} from '../shared/definitions';
import type {ToolName, ToolOutput} from '../shared/calls';

/**
 * A tool in the format of WebMCP: https://webmachinelearning.github.io/webmcp/.
 */
export type ModelContextTool = (typeof DEFINITIONS)[ToolName] & {
  readonly execute: (
    input: Readonly<Record<string, unknown>>,
  ) => Promise<ToolOutput>;
};

/**
 * WebMCP interface of the browser. Before Chrome 150, `registerTool` returned
 * nothing.
 */
export type ModelContext = {
  registerTool(tool: ModelContextTool): Promise<void> | undefined;
};

type WithModelContext = {readonly modelContext?: ModelContext};

/**
 * Returns the WebMCP interface of the document or, before Chrome 150, of the
 * navigator. Undefined if the browser has none.
 */
export function modelContext(): ModelContext | undefined {
  return (
    (document as WithModelContext).modelContext ??
    (navigator as WithModelContext).modelContext
  );
}
