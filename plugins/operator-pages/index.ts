import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunkGroups, viewRule} from './bundle/bundler';
import {catalogEntries, summarize} from './catalog/entries';
import {placesOf, publishedFile} from './catalog/published';
import type {PublishedFile} from './catalog/published';
import {filesWritten} from './dev/filesWritten';
import {showMessages} from './dev/showMessages';
import type {PluginOptions} from './options';
import {
  CURRENT_VERSION,
  dataFile,
  PLUGIN_NAME,
  siteFiles,
  versionsOf,
} from './registry/files';
import {watchedPaths} from './registry/readShared';
import {
  labelsOf,
  ownWords,
  translated,
  translationFiles,
} from './remark/language';
import type {Words} from './remark/words';
import {loadViews} from './views/loadViews';
import type {LoadedOperators} from './views/loadViews';
import {
  createQueue,
  writeChanged,
  writeMissingViews,
  writeViews,
} from './views/writeViews';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

type Content = LoadedOperators & {readonly words: Words};

/** Name of the file for tools, at the root of the built site. */
const PUBLISHED_FILE = 'operators.json';

/** Style sheets in client/, in the order in which they are loaded. */
const STYLES = ['reference.css', 'sections.css', 'drawings.css', 'catalog.css'];

/** Reference pages of operators: records that are checked, and sections made from them. */
export default function pluginOperatorPages(
  {siteDir, localizationDir}: LoadContext,
  options: PluginOptions,
): Plugin<Content> {
  const site = {siteDir, localizationDir};
  const files = siteFiles(siteDir, options);
  const versions = versionsOf(site, options);
  const inTurn = createQueue();
  let published: PublishedFile | undefined;
  const isDev = process.env.NODE_ENV !== 'production';

  return {
    name: PLUGIN_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      STYLES.map((file) => path.join(__dirname, 'client', file)),
    getPathsToWatch: () => watchedPaths(siteDir, versions, options),

    loadContent: () =>
      inTurn(async () => {
        if (isDev) {
          await filesWritten();
        }
        return {
          ...(await loadViews(site, options, !isDev)),
          words: ownWords(options),
        };
      }),

    getTranslationFiles: ({content: {words}}) => translationFiles(words),
    translateContent: ({content, translationFiles: translations}) => ({
      ...content,
      words: translated(content.words, translations),
    }),

    contentLoaded: ({content}) =>
      inTurn(async () => {
        const {messages, words} = content;
        // Pages stay as they were last right while a shared file is wrong.
        const write = messages.length > 0 ? writeMissingViews : writeViews;
        for (const [version, {views}] of content.versions) {
          await write(files, views, version);
        }
        await writeChanged(files.languageFile, words);
        await writeChanged(files.messagesFile, messages);
      }),

    async allContentLoaded({allContent, actions}) {
      const content = allContent[PLUGIN_NAME]?.[options.id] as Content;
      for (const [version, {operatorIndex, fragments}] of content.versions) {
        const file = publishedFile(
          operatorIndex,
          placesOf(allContent, files.versionDir(version)),
          fragments,
        );
        if (version === CURRENT_VERSION) {
          published = file;
        }
        const kinds = labelsOf(content.words, 'kind');
        const entries = catalogEntries(file, kinds);
        await actions.createData(dataFile('catalog', version), entries);
        await actions.createData(
          dataFile('summary', version),
          summarize(entries, Object.values(kinds)),
        );
      }
    },

    postBuild: ({outDir}) =>
      writeFile(path.join(outDir, PUBLISHED_FILE), JSON.stringify(published)),

    configureWebpack: (_config, isServer) => ({
      ...viewRule(files, versions),
      ...(isDev && {plugins: [showMessages(files.messagesFile)]}),
      ...(!isServer && !isDev && chunkGroups(options.live)),
    }),
  };
}
