import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import type {Section} from './plan/sections';
import {reachOf} from './plan/reach';
import {sectionsOfSite, treesOfSite} from './plan/sectionsOfSite';
import type {PrintData} from './shared/printPageOf';
import {textsOf} from './shared/texts';
import {writePrintPages} from './writePrintPages';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Name of the file below `.docusaurus/print-sections/` from which books can be made: what the site is, and its sidebars. */
const BOOK_FILE = 'book.json';

/** No address below this domain can exist: the site does not know its origin. */
const isKnown = (url: string) => !new URL(url).hostname.endsWith('.invalid');

/** What all print pages of a site have in common. */
function siteOf(
  {siteConfig, baseUrl, i18n}: LoadContext,
  options: PluginOptions,
) {
  const {title, url} = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale];
  return {
    ...options,
    baseUrl,
    base: `${baseUrl}${options.folder}/`,
    title,
    origin: isKnown(url) ? url : undefined,
    lang: language?.htmlLang ?? i18n.currentLocale,
    direction: language?.direction ?? 'ltr',
  };
}

/** Joins the pages of each category of the docs into one page to print. */
export default function pluginPrintSections(
  context: LoadContext,
  options: PluginOptions,
): Plugin {
  const {baseUrl, codeTranslations} = context;
  const site = siteOf(context, options);
  // The dev server has no built pages to join.
  const isBuild = process.env.NODE_ENV === 'production';
  let sections: readonly Section[] = [];
  return {
    name: 'print-sections',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({allContent, actions}) {
      const trees = treesOfSite(allContent);
      sections = isBuild ? sectionsOfSite(trees, baseUrl, options) : [];
      actions.setGlobalData({
        base: site.base,
        baseUrl,
        ...reachOf(trees, sections, baseUrl),
      } satisfies PrintData);
      await actions.createData(BOOK_FILE, JSON.stringify({site, trees}));
    },

    postBuild: ({outDir}) =>
      writePrintPages(sections, {
        ...site,
        outDir,
        text: textsOf(codeTranslations),
      }),
  };
}
