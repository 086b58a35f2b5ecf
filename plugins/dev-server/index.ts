import type {LoadContext, Plugin} from '@docusaurus/types';
import {lazyPages} from './lazyPages';

/** A dev server that starts before it has compiled the pages. */
export default function pluginDevServer({
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack: (_config, _isServer, utils) =>
      process.env.NODE_ENV !== 'production' &&
      utils.currentBundler.name === 'rspack'
        ? lazyPages(generatedFilesDir, utils)
        : {},
  };
}
