import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {posixPath} from '@docusaurus/utils';
import type {
  AllContent,
  LoadContext,
  Plugin,
  SwizzleConfig,
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

/** What a site may do to the components: wrap them. Their files import others of the plugin, so a copy does not build. */
export function getSwizzleConfig(): SwizzleConfig {
  const component = (description: string) => ({
    description,
    actions: {wrap: 'safe', eject: 'forbidden'} as const,
  });
  return {
    components: {
      SearchBar: component('The search box of the navbar'),
      SearchPage: component('The results page'),
      Highlights: component(
        'Marks the words of a search on the page it led to',
      ),
    },
  };
}

/** The names of kinds that a site sets, as a file for its translators. */
export function kindsFile(kinds: KindNames): TranslationFile {
  return {
    path: 'kinds',
    content: Object.fromEntries(
      Object.entries(kinds).map(([kind, message]) => [
        kind,
        {
          message,
          description: `What search results of kind '${kind}' are called`,
        },
      ]),
    ),
  };
}

/** The names of kinds as a translator has written them. */
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

/** The folder of the plugin: of its sources, or of what is built of them. */
const ROOT = __dirname;

/** Local search: an index built with the site, queried in the reader's browser. */
export default async function pluginSearchLocal(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<SearchContent>> {
  const {siteDir, siteConfig: site, i18n} = context;
  const locale = i18n.currentLocale;
  const isDev = process.env.NODE_ENV !== 'production';
  let loaded: AllContent = {};
  let pages: readonly PageRef[] = [];
  // A build needs no parser of Markdown: to load one takes it a third of a second.
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
      if (settings.resultsPath !== undefined) {
        addResultsPage(settings.resultsPath, pages, addRoute);
      }
    },
    configureWebpack: (_config, isServer) => ({
      ...bundleConfig(isServer, modulesOfOthers(locale)),
      ...dev,
    }),

    postBuild: ({outDir}) => writeIndex({pages, options, outDir, site, locale}),
  };
}
