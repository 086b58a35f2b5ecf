import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../shared/inlineScript';
import {writeSidebarFiles} from './server/sidebarFiles';

/** Controls of a page that work from its HTML: menu, contents, tabs, sidebar, copy buttons. */
export default function pluginPageControls(): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'page-controls',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () => [
      path.join(__dirname, 'client/controls.css'),
      path.join(__dirname, 'client/routes.ts'),
    ],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: inlineScript(path.join(__dirname, 'client/index.ts')),
        },
      ],
    }),
    postBuild: ({outDir, routes}) => writeSidebarFiles(outDir, routes),
  };
}
