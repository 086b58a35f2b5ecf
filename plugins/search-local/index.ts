import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {bundleConfig} from './bundle/config';
import {clientSettings} from './clientSettings';
import type {PluginOptions} from './options';
import {PLUGIN_NAME} from './shared/constants';
import {loadDevServer} from './server/dev/loadDevServer';
import {writeIndex} from './server/postBuild';
import {addSearchPage} from './searchPage';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Local search: an index built with the site, queried in the reader's browser. */
export default async function pluginSearchLocal(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const {siteDir, baseUrl, i18n} = context;
  const site = {siteDir, baseUrl, locale: i18n.currentLocale};
  const isDev = process.env.NODE_ENV !== 'production';
  const dev = isDev ? await loadDevServer(site, options) : undefined;
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
      dev?.update(allContent);
      await addSearchPage({allContent, actions, context, options});
    },

    configureWebpack: (_config, isServer, utils) => ({
      ...bundleConfig(isServer, utils, !isDev && options.ownScript),
      ...dev?.config,
    }),

    postBuild: ({outDir}) =>
      writeIndex({allContent: loaded, options, outDir, ...site}),
  };
}
