import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {otherLocales, writeCopy} from './server/writeCopy';

/** A plugin may tell when the files are written that its `postBuild` writes. */
type Writer = LoadedPlugin & {readonly written?: Promise<void>};

export {validateOptions} from './options';

/** Lets readers save the built site on their device. */
export default function pluginOffline(
  {i18n, baseUrl}: LoadContext,
  {exclude}: PluginOptions,
): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'offline',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    async postBuild({plugins, outDir}) {
      // Docusaurus calls `postBuild` of all plugins at once.
      for (const {written} of plugins as readonly Writer[]) {
        await written;
      }
      await writeCopy(outDir, baseUrl, [
        ...exclude,
        ...otherLocales(i18n, baseUrl),
      ]);
    },
  };
}
