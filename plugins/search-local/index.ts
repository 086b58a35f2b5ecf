import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {posixPath} from '@docusaurus/utils';
import type {
  AllContent,
  LoadContext,
  Plugin,
  TranslationFile,
} from '@docusaurus/types';
import {bundleConfig} from './bundle/config';
import {clientSettings} from './clientSettings';
import type {PluginOptions} from './options';
import {addResultsPage} from './resultsPage';
import {readAliasFiles} from './server/aliasFiles';
import {listPages} from './server/pages';
import type {PageRef, SearchContent} from './server/pages';
import {writeIndex} from './server/postBuild';
import {PLUGIN_NAME} from './shared/constants';
import {modulesOfOthers} from './shared/language/language';
import type {KindNames} from './shared/types';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Returns a translation file with the names of kinds that a site sets. */
export function kindsFile(kinds: KindNames): TranslationFile {
  return {
    path: 'kinds',
    content: Object.fromEntries(
      Object.entries(kinds).map(([kind, message]) => [
        kind,
        {
          message,
          description: `Name of search results of kind '${kind}'`,
        },
      ]),
    ),
  };
}

/** Returns the translated names of kinds. */
export const translatedKinds = (
  kinds: KindNames,
  [file]: readonly TranslationFile[],
): KindNames =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, name]) => [
      kind,
      file?.content[kind]?.message ?? name,
    ]),
  );

/** Folder of the plugin, with its sources or its build. */
const ROOT = __dirname;

/** Creates the search plugin: the build writes an index, and the reader's browser queries it. */
export default async function pluginSearchLocal(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<SearchContent>> {
  const {siteDir, siteConfig: site, i18n} = context;
  const locale = i18n.currentLocale;
  const isDev = process.env.NODE_ENV !== 'production';
  let loaded: AllContent = {};
  let pages: readonly PageRef[] = [];
  // A build does not need the parser of Markdown, which takes 0.3 s to load.
  const dev = isDev
    ? (await import('./server/dev/devSearch')).devSearch(
        {siteDir, site, locale},
        options,
        () => loaded,
      )
    : {};

  return {
    name: PLUGIN_NAME,

    getThemePath: () => path.join(ROOT, 'theme'),
    getTypeScriptThemePath: () => path.join(ROOT, 'theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(ROOT, 'locales'),
        locale,
        name: PLUGIN_NAME,
      }),

    loadContent: async () => ({
      kinds: options.kinds,
      aliases: await readAliasFiles(siteDir, options.aliasFiles),
    }),
    getPathsToWatch: () =>
      options.aliasFiles.map((file) => posixPath(path.join(siteDir, file))),
    getTranslationFiles: ({content}) => [kindsFile(content.kinds)],
    translateContent: ({content, translationFiles}) => ({
      ...content,
      kinds: translatedKinds(content.kinds, translationFiles),
    }),

    allContentLoaded({allContent, actions: {addRoute, setGlobalData}}) {
      loaded = allContent;
      pages = listPages(allContent, options, site);
      const {kinds} = allContent[PLUGIN_NAME]?.[options.id] as SearchContent;
      const settings = clientSettings(context, {...options, kinds}, isDev);
      setGlobalData(settings);
      addResultsPage(settings.resultsPath, pages, addRoute);
    },
    configureWebpack: (_config, isServer) => ({
      ...bundleConfig(isServer, modulesOfOthers(locale)),
      ...dev,
    }),

    postBuild: ({outDir}) => writeIndex({pages, options, outDir, site, locale}),
  };
}
