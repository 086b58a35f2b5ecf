import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds `@theme/RouteScripts`, `@theme/StartNotice`, and the style of an element whose gesture waits for the page to start. */
export default function pluginDeferredStart(): Plugin {
  const theme = path.join(__dirname, 'theme');
  const routes = (file: string) => path.join(__dirname, 'routes', file);
  return {
    name: 'deferred-start',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    configureWebpack: ({mode}) =>
      mode === 'production'
        ? {
            // Every page loads the names of all scripts.
            output: {chunkFilename: 'assets/js/[contenthash:8].js'},
            // Every page runs what a site does for each of its routes.
            resolve: {
              alias: {
                '@docusaurus/ComponentCreator': routes('lazyComponent'),
                'react-router-config$': routes('matchRoutes'),
              },
            },
          }
        : {},
    getClientModules: () => [path.join(__dirname, 'held.css')],
  };
}
