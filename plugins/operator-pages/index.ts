import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {siteFiles} from './registry/files';
import {loadViews} from './registry/loadViews';
import type {LoadedOperators} from './registry/loadViews';
import {watchedPaths} from './registry/watchedPaths';
import {viewRule} from './registry/viewRule';
import {writeViews} from './registry/writeViews';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Reference pages of operators: records that are checked, and sections made from them. */
export default function pluginOperatorPages(
  {siteDir}: LoadContext,
  options: PluginOptions,
): Plugin<LoadedOperators> {
  const files = siteFiles(siteDir, options);
  const isDev = process.env.NODE_ENV !== 'production';

  return {
    name: 'operator-pages',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'reference.css')],
    getPathsToWatch: () => watchedPaths(files, options),

    loadContent: () => loadViews(siteDir, options, !isDev),

    contentLoaded: ({content}) => writeViews(files, content.views),

    configureWebpack: () => viewRule(files),
  };
}
