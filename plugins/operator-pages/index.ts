import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {chunkGroups} from './bundle/chunkGroups';
import {placesOf} from './publish/placesOf';
import {catalogEntries} from './catalog/entries';
import {packCatalog} from './catalog/pack';
import {publishedFile} from './publish/published';
import type {PublishedFile} from './publish/published';
import {writePublished} from './publish/writePublished';
import type {PluginOptions} from './options';
import {DEV_OVERLAY} from './views/devOverlay';
import {CATALOG_DATA, PLUGIN_NAME, siteFiles} from './registry/files';
import {readShared} from './registry/readShared';
import {createQueue} from './registry/inTurn';
import {loadViews} from './views/loadViews';
import type {LoadedOperators} from './views/loadViews';
import {watchedPaths} from './registry/watchedPaths';
import {showMessages} from './views/showMessages';
import {viewRule} from './views/viewRule';
import {writeMessages, writeMissingViews, writeViews} from './views/writeViews';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

function loadedOperators(allContent: AllContent, id: string): LoadedOperators {
  return allContent[PLUGIN_NAME]?.[id] as LoadedOperators;
}

/** Reference pages of operators: records that are checked, and sections made from them. */
export default function pluginOperatorPages(
  {siteDir, siteConfig}: LoadContext,
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
      ['reference.css', 'sections.css', 'catalog.css'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
    getPathsToWatch: () => watchedPaths(files, options),

    loadContent: () => inTurn(() => loadViews(siteDir, options, !isDev)),

    contentLoaded: ({content: {views, messages}}) =>
      inTurn(async () => {
        // Pages stay as they were last right while a shared file is wrong.
        const write = messages.length > 0 ? writeMissingViews : writeViews;
        await write(files, views);
        await writeMessages(files, messages);
      }),

    async allContentLoaded({allContent, actions}) {
      published = publishedFile(
        loadedOperators(allContent, options.id).operatorIndex,
        placesOf(allContent, files.docsDir),
        readShared(siteDir, options).vocabulary.fragments,
      );
      await actions.createData(
        CATALOG_DATA,
        packCatalog(
          catalogEntries(published, options.kinds, (permalink) =>
            applyTrailingSlash(permalink, siteConfig),
          ),
        ),
      );
    },

    postBuild: ({outDir}) => writePublished(outDir, options.publish, published),

    configureWebpack: (_config, isServer) => ({
      ...viewRule(files),
      ...(isDev && {plugins: [showMessages(files)], devServer: DEV_OVERLAY}),
      ...(!isServer && !isDev && chunkGroups()),
    }),
  };
}
