import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds `@theme/RouteScripts`, `@theme/StartNotice`, and the style of an element whose gesture waits for the page to start. */
export default function pluginDeferredStart(): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'deferred-start',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    // Every page loads the names of all scripts.
    configureWebpack: ({mode}) =>
      mode === 'production'
        ? {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}
        : {},
    getClientModules: () => [path.join(__dirname, 'held.css')],
  };
}
