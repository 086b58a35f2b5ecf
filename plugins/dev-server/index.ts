/*
 * Makes `npm start` fast, and shows writers their mistakes. Builds do not
 * change.
 *
 * - The server starts without compiling pages (`lazyPages.ts`). It compiles a
 *   page when a browser opens it, or when a reader points at a link to it.
 * - The overlay shows a page that does not compile until it is corrected
 *   (`overlaySettings.ts`): wrong front matter, a wrong record of an operator,
 *   and, with `onBrokenMarkdownLinks` of `config.ts`, a link to a file that
 *   does not exist. The terminal shows mistakes in sidebars, ids, and tags.
 *   `npm run check:fast` and the build check all links.
 * - Docusaurus reads settings and plugins once and watches only the
 *   configuration itself. When a file that it imports changes, the terminal
 *   requests a restart (`settingsFiles.ts`).
 */
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lazyPages} from './lazyPages';
import {OVERLAY_SETTINGS} from './overlaySettings';
import {createChangeList, importedFiles} from './settingsFiles';

/**
 * Paths of the modules that a site loads at startup: its configuration and its
 * own plugins.
 */
function startModules({siteConfig, siteConfigPath}: LoadContext): string[] {
  const plugins = siteConfig.plugins.flat() as readonly unknown[];
  const local = plugins.filter(
    (module): module is string =>
      typeof module === 'string' &&
      (module.startsWith('.') || path.isAbsolute(module)),
  );
  return [siteConfigPath, ...local];
}

/**
 * Plugin for a dev server that starts before pages are compiled and requests a
 * restart after a settings change.
 */
export default async function pluginDevServer(
  context: LoadContext,
): Promise<Plugin> {
  const name = 'dev-server';
  if (process.env.NODE_ENV === 'production') {
    return {name};
  }
  const {siteDir, siteConfigPath, generatedFilesDir} = context;
  // Docusaurus loads the site again after a change of the configuration itself.
  const settings = (await importedFiles(siteDir, startModules(context))).filter(
    (file) => path.join(siteDir, file) !== siteConfigPath,
  );
  const changedFiles = createChangeList(siteDir, settings);
  return {
    name,
    getPathsToWatch: () => settings,
    getClientModules: () => [
      path.join(__dirname, 'client', 'reloadAfterErrors'),
    ],
    loadContent() {
      for (const file of changedFiles()) {
        logger.warn`path=${file} has changed, and the server reads it only when it starts. Stop the server, and start it again.`;
      }
    },
    configureWebpack(_config, _isServer, utils) {
      const lazy =
        utils.currentBundler.name === 'rspack'
          ? lazyPages(generatedFilesDir, utils)
          : {module: {}, devServer: {}};
      return {...lazy, devServer: {...lazy.devServer, ...OVERLAY_SETTINGS}};
    },
  };
}
