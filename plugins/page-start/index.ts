/*
 * Pages of Docusaurus that work from their HTML, and start by themselves.
 *
 * A page is complete as HTML. Menu, contents, folds, and copy buttons are native
 * elements with an inline script in the head (`client/controls.ts`), the same
 * before and after React takes over, and without it. All else is the theme's, and
 * waits for React.
 *
 * With `startTemplate` as the `ssrTemplate` of the site, a page loads its scripts
 * after the first paint, at a low priority. `client/start.ts` runs them two seconds
 * later, when no gesture is in progress; at once with the first gesture that needs
 * them, and at an address with a query or an anchor. The last click on a control
 * that was not ready is repeated after the start, and text in fields stays. If a
 * script is lost, because a new version of the site was published, the page is
 * loaded again, once. A page that a browser has translated starts only for a
 * gesture that needs it, as React would bring the original back.
 *
 * `@theme/RouteScripts` names the scripts of a page's own route to the build, so
 * that all of them load at the same time. Render it once in `src/theme/Root.tsx`.
 *
 * A Content-Security-Policy needs the hashes of both inline scripts.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../shared/inlineScript';

/** Plugin for controls that work from the HTML of a page. */
export default function pluginPageStart(): Plugin {
  const theme = path.join(__dirname, 'theme');
  const client = (file: string) => path.join(__dirname, 'client', file);
  return {
    name: 'page-start',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () =>
      ['controls.css', 'routes.ts', 'prefetch.ts'].map(client),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: inlineScript(client('controls.ts'))},
      ],
    }),
    configureWebpack: ({mode}) =>
      // Short names, because each page loads the names of all scripts.
      mode === 'production'
        ? {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}
        : {},
  };
}
