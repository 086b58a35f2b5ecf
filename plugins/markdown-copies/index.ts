import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {messagesOf, textsOf} from './llms/texts';
import type {Messages} from './llms/texts';
import type {Options} from './options';
import type {MenuData} from './shared/menuData';
import {writeFiles} from './writeFiles';

export {validateOptions} from './options';

/**
 * Plugin that writes Markdown copies of all pages, lists of the copies, and a
 * menu on each page with a link to its copy.
 */
export default function pluginMarkdownCopies(
  {siteConfig, baseUrl}: LoadContext,
  options: Options,
): Plugin<Messages> {
  return {
    name: 'markdown-copies',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    contentLoaded: ({actions}) => {
      const {guide} = options;
      const data: MenuData = {...(guide !== undefined && {guide})};
      actions.setGlobalData(data);
    },

    loadContent: () => messagesOf(options),
    getTranslationFiles: ({content}) => [{path: 'lists', content}],
    translateContent: ({content, translationFiles: [file]}) => ({
      ...content,
      ...file?.content,
    }),

    postBuild: ({outDir, routesPaths, content}) =>
      writeFiles({
        outDir,
        routes: routesPaths,
        siteTitle: siteConfig.title,
        place: {origin: options.origin, baseUrl},
        texts: textsOf(options, content),
      }),
  };
}
