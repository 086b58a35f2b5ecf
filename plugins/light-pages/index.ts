import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeModules} from './build/writeModules';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options} from './options';

/** Writes what every page of the site loads in a form that stays small with many pages. */
export default function pluginLightPages(
  {generatedFilesDir, baseUrl}: LoadContext,
  {sharedScripts}: PluginOptions,
): Plugin {
  const isShared = createMatcher(sharedScripts);
  return {
    name: 'light-pages',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const replacements = writeModules(generatedFilesDir, (page) =>
        isShared(`/${page.slice(baseUrl.length)}`),
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\//, (resolved) => {
            resolved.request =
              replacements.get(resolved.request) ?? resolved.request;
          }),
        ],
      };
    },
  };
}
