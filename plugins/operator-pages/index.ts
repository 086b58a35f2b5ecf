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
import {PLUGIN_NAME, siteFiles} from './registry/files';
import {watchedPaths} from './registry/readShared';
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

/** Name of the JSON file for tools, at the root of the built site. */
const PUBLISHED_FILE = 'operators.json';

/** Style sheets in client/, in load order. */
const STYLES = [
  'reference.css',
  'sections.css',
  'causes.css',
  'drawings.css',
  'catalog.css',
];

/**
 * Docusaurus plugin for reference pages of operators: checks their records and
 * builds sections from them.
 */
export default function pluginOperatorPages(
  {siteDir}: LoadContext,
  options: PluginOptions,
): Plugin<LoadedOperators> {
  const files = siteFiles(siteDir, options);
  const inTurn = createQueue();
  let published: PublishedFile | undefined;
  const isDev = process.env.NODE_ENV !== 'production';

  return {
    name: PLUGIN_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      STYLES.map((file) => path.join(__dirname, 'client', file)),
    getPathsToWatch: () => watchedPaths(siteDir, options),

    loadContent: () =>
      inTurn(async () => {
        if (isDev) {
          await filesWritten();
        }
        return loadViews(siteDir, options, !isDev);
      }),

    contentLoaded: ({content: {views, messages}}) =>
      inTurn(async () => {
        // While a shared file is invalid, pages keep their last valid views.
        const write = messages.length > 0 ? writeMissingViews : writeViews;
        await write(files, views);
        await writeChanged(files.messagesFile, messages);
      }),

    async allContentLoaded({allContent, actions}) {
      const {operatorIndex, fragments} = allContent[PLUGIN_NAME]
        ?.default as LoadedOperators;
      const {kinds} = options;
      published = publishedFile(operatorIndex, placesOf(allContent), fragments);
      const entries = catalogEntries(published, kinds);
      await actions.createData('catalog.json', entries);
      await actions.createData(
        'summary.json',
        summarize(entries, Object.values(kinds)),
      );
    },

    postBuild: ({outDir}) =>
      writeFile(path.join(outDir, PUBLISHED_FILE), JSON.stringify(published)),

    configureWebpack: (_config, isServer) => ({
      ...viewRule(files),
      ...(isDev && {plugins: [showMessages(files.messagesFile)]}),
      ...(!isServer && !isDev && chunkGroups(siteDir, options.live)),
    }),
  };
}
