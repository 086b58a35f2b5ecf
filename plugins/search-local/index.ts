import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {clientSettings} from './clientSettings';
import type {PluginOptions} from './options';
import {PLUGIN_NAME} from './shared/constants';
import {DevIndex} from './server/dev/devIndex';
import {devServerConfig} from './server/dev/devServerConfig';
import {writeIndex} from './server/postBuild';
import {addSearchPage} from './searchPage';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Local search: an index built with the site, queried in the reader's browser. */
export default function pluginSearchLocal(
  context: LoadContext,
  options: PluginOptions,
): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  const site = {siteDir, baseUrl, locale: i18n.currentLocale};
  const isDev = process.env.NODE_ENV !== 'production';
  const devIndex = new DevIndex(site, options);
  let loaded: AllContent = {};

  return {
    name: PLUGIN_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    contentLoaded({actions}) {
      actions.setGlobalData(clientSettings(context, options, isDev));
    },

    async allContentLoaded({allContent, actions}) {
      loaded = allContent;
      devIndex.update(allContent);
      await addSearchPage({allContent, actions, context, options});
    },

    configureWebpack: () => (isDev ? devServerConfig(site, devIndex) : {}),

    postBuild: ({outDir}) =>
      writeIndex({allContent: loaded, options, outDir, ...site}),
  } as Plugin;
}
