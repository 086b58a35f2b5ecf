import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeModules} from './server/writeModules';
import type {Replacements} from './server/writeModules';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options} from './options';

/** Files of scripts have no names of their own: every page would load these a second time. */
const CHUNK_FILE = 'assets/js/[contenthash:8].js';

function writeOrExplain(write: () => Replacements): Replacements {
  try {
    return write();
  } catch (cause) {
    throw new Error(
      'light-pages: this version of Docusaurus writes its routes in a form that is not known. Mend plugins/light-pages/server/generated.ts, or take the plugin out of docusaurus.config.ts: the site works without it, with larger scripts.',
      {cause},
    );
  }
}

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
      const replacements = writeOrExplain(() =>
        writeModules(generatedFilesDir, (page) =>
          isShared(`/${page.slice(baseUrl.length)}`),
        ),
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        output: {chunkFilename: CHUNK_FILE},
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
