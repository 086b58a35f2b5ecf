import type {DEFINITIONS} from '../shared/definitions';
import type {ToolName, ToolOutput} from '../shared/calls';

/** A tool as WebMCP takes it: https://webmachinelearning.github.io/webmcp/. */
export type ModelContextTool = (typeof DEFINITIONS)[ToolName] & {
  readonly execute: (
    input: Readonly<Record<string, unknown>>,
  ) => Promise<ToolOutput>;
};

/** What a browser with WebMCP offers to pages; before Chrome 150, `registerTool` returned nothing. */
export type ModelContext = {
  registerTool(tool: ModelContextTool): Promise<void> | undefined;
};

type WithModelContext = {readonly modelContext?: ModelContext};

/** WebMCP of the browser: at the document, and at the navigator before Chrome 150; undefined where there is none. */
export function modelContext(): ModelContext | undefined {
  return (
    (document as WithModelContext).modelContext ??
    (navigator as WithModelContext).modelContext
  );
}
