import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {otherLocales} from './server/otherLocales';
import {whenWritten} from './server/whenWritten';
import type {Writer} from './server/whenWritten';
import {writeBundle} from './server/writeBundle';

/**
 * Lets readers save the site on their device.
 * @param writers - Plugins whose files belong into the bundle: hooks of all plugins run at once.
 */
export function pluginOffline(
  {i18n, baseUrl}: LoadContext,
  {include, exclude}: PluginOptions,
  writers: readonly Writer[],
): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'offline',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    async postBuild({outDir}) {
      await whenWritten(writers);
      await writeBundle(outDir, {
        include,
        exclude: [...exclude, ...otherLocales(i18n, baseUrl)],
      });
    },
  };
}
