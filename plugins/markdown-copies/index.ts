import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {textsOf, translatedTexts, translationFile} from './llms/texts';
import type {ListTexts} from './llms/texts';
import type {Options} from './options';
import {writeFiles} from './writeFiles';

export {validateOptions} from './options';
export type {Options} from './options';

/** Copies of all pages in Markdown, lists of them, and a menu on each page that leads to its copy. */
export default function pluginMarkdownCopies(
  {siteConfig, baseUrl}: LoadContext,
  options: Options,
): Plugin<ListTexts> {
  return {
    name: 'markdown-copies',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    loadContent: () => textsOf(options),
    getTranslationFiles: ({content}) => [translationFile(content)],
    translateContent: ({content, translationFiles}) =>
      translatedTexts(content, translationFiles),

    postBuild: ({outDir, routesPaths, content}) =>
      writeFiles({
        outDir,
        routes: routesPaths,
        siteTitle: siteConfig.title,
        place: {origin: options.origin, baseUrl},
        texts: content,
      }),
  };
}
