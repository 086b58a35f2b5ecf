import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Plugin that offers the site's search and pages to agents, in browsers with
 * WebMCP.
 */
export default function pluginSearchTool(): Plugin {
  return {
    name: 'search-tool',
    getClientModules: () => [path.join(__dirname, 'client/whereWanted')],
  };
}
