import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options} from './options';

/** Name of the separate bundle entry of the tools. */
const ENTRY_NAME = 'tools';

const client = (name: string) => path.join(__dirname, 'client', name);

/**
 * Plugin that offers the site's search and pages to agents, in browsers with
 * WebMCP.
 */
export default function pluginSearchTool(
  _context: LoadContext,
  {ownScript}: PluginOptions,
): Plugin {
  const isEntry = ownScript && process.env.NODE_ENV === 'production';
  return {
    name: 'search-tool',
    getClientModules: () => (isEntry ? [] : [client('whereWanted')]),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isEntry || isServer) {
        return {};
      }
      const {EntryPlugin} = currentBundler.instance;
      return {
        // The entry shares one module registry with the page.
        optimization: {runtimeChunk: {name: 'runtime~main'}},
        plugins: [
          new EntryPlugin(__dirname, client('entry'), {name: ENTRY_NAME}),
        ],
      };
    },
  };
}
