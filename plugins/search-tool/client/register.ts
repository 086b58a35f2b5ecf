import {callTool} from '../shared/calls';
import type {ToolName} from '../shared/calls';
import {DEFINITIONS} from '../shared/definitions';
import {modelContext} from './modelContext';
import type {ModelContext} from './modelContext';

/** Offers a tool to agents of the browser; what it needs is loaded with its first call. */
async function register(context: ModelContext, name: ToolName): Promise<void> {
  try {
    await context.registerTool({
      ...DEFINITIONS[name],
      execute: (input) =>
        callTool(name, input, async () =>
          (await import('./openPage')).openPage(),
        ),
    });
  } catch (error) {
    // A browser may refuse tools; readers lose nothing.
    console.warn(`search-tool: ${name} is not offered: ${String(error)}`);
  }
}

const context = modelContext();
if (context) {
  void register(context, 'search');
  void register(context, 'read');
}
