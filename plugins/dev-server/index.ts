/*
 * Makes `npm start` fast, and shows writers their mistakes in the browser.
 * Builds do not change.
 *
 * - The server starts without compiling pages (`lazyPages.ts`). It compiles a
 *   page when a browser opens it, or when a reader points at a link to it.
 * - The overlay shows a page that does not compile until it is corrected
 *   (`overlaySettings.ts`): wrong front matter, a wrong record of an operator,
 *   and, with `onBrokenMarkdownLinks` of `config.ts`, a link to a file that does
 *   not exist. The terminal shows mistakes in sidebars, ids, and tags.
 *   `npm run check:fast` and the build check all links.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lazyPages} from './lazyPages';
import {OVERLAY_SETTINGS} from './overlaySettings';

/** Makes the dev server start before it has compiled the pages. */
export default function pluginDevServer({
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack(_config, _isServer, utils) {
      if (process.env.NODE_ENV === 'production') {
        return {};
      }
      const lazy =
        utils.currentBundler.name === 'rspack'
          ? lazyPages(generatedFilesDir, utils)
          : {devServer: {}};
      return {...lazy, devServer: {...lazy.devServer, ...OVERLAY_SETTINGS}};
    },
  };
}
