import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {PLUGIN_NAME} from './trees/kept';
import type {Making} from './trees/read';
import {writeFiles} from './writeFiles';

export type {Options} from './options';

/** What `config.ts` gives to the plugin. */
export type Given = Pick<Making, 'remarkPlugins'> & {
  /** Checked options. */
  readonly copies: PluginOptions;
};

/** Copies of all pages in Markdown, lists of them, and a menu on each page that leads to its copy. */
export default function pluginMarkdownCopies(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  {remarkPlugins, copies}: Given,
): Plugin {
  let loaded: AllContent = {};

  return {
    name: PLUGIN_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    allContentLoaded({allContent}) {
      loaded = allContent;
    },

    postBuild: ({outDir, routesPaths}) =>
      writeFiles(
        {
          allContent: loaded,
          outDir,
          siteDir,
          siteTitle: siteConfig.title,
          baseUrl,
          locale: i18n.currentLocale,
          routes: routesPaths,
          remarkPlugins,
        },
        copies,
      ),
  };
}
