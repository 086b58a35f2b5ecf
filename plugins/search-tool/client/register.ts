import {callTool} from '../shared/calls';
import type {ToolName} from '../shared/calls';
import {DEFINITIONS} from '../shared/definitions';
import {modelContext} from './modelContext';
import type {ModelContext} from './modelContext';

/**
 * Registers a tool with the browser's agents. The first call loads the code of
 * the tool.
 */
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
    // If a browser rejects a tool, the page still works for readers.
    console.warn(`search-tool: ${name} is not offered: ${String(error)}`);
  }
}

const context = modelContext();
if (context) {
  void register(context, 'search');
  void register(context, 'read');
}
