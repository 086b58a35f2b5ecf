import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options} from './options';

/** The tools as an entry of their own. */
const ENTRY_NAME = 'tools';

const client = (name: string) => path.join(__dirname, 'client', name);

/** Offers the search and the pages of the site to agents, in browsers that have WebMCP. */
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
        // One registry of modules, which the page shares when it starts.
        optimization: {runtimeChunk: {name: 'runtime~main'}},
        plugins: [
          new EntryPlugin(__dirname, client('entry'), {name: ENTRY_NAME}),
        ],
      };
    },
  };
}
