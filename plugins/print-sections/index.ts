import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
} from '@docusaurus/types';
import {sectionsOf, treeOfSite} from './server/sections';
import type {Section} from './server/sections';
import {printRoute} from './shared/printPageOf';
import type {PrintData} from './shared/printPageOf';
import {TEXTS, textsOf} from './shared/texts';
import {writePrintPages} from './server/writePrintPages';

/** Options as a site gives them. */
export type Options = {
  /** CSS selector of the captions that are numbered. Default: `figure > figcaption`. */
  readonly captions?: string;
};

const schema = Joi.object<Required<Options>>({
  captions: Joi.string().default('figure > figcaption'),
});

/**
 * Checks the options.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, Required<Options>>): Required<Options> =>
  validate(schema, options);

/** Joins the pages of each category of the docs into one page to print. */
export default function pluginPrintSections(
  {siteConfig, baseUrl, i18n}: LoadContext,
  options: Required<Options>,
): Plugin<typeof TEXTS> {
  const {title, url} = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale];
  const site = {
    ...options,
    baseUrl,
    title,
    // No address below .invalid exists: the site does not know its origin.
    origin: new URL(url).hostname.endsWith('.invalid') ? '' : url,
    lang: language?.htmlLang ?? i18n.currentLocale,
    direction: language?.direction ?? 'ltr',
  };
  let sections: readonly Section[] = [];
  return {
    name: 'print-sections',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    loadContent: () => TEXTS,
    getTranslationFiles: ({content}) => [{path: 'texts', content}],
    translateContent: ({content, translationFiles: [file]}) => ({
      ...content,
      ...file?.content,
    }),

    async allContentLoaded({allContent, actions}) {
      // The dev server has no built pages to join, and its pages show no link.
      if (process.env.NODE_ENV !== 'production') {
        return;
      }
      const trees = treeOfSite(allContent);
      sections = sectionsOf(trees);
      const split = sections
        .filter(({choices}) => choices.length > 0)
        .map(({route}) => printRoute(route, baseUrl));
      actions.setGlobalData({baseUrl, split} satisfies PrintData);
      // `npm run pdf` makes books from this file.
      await actions.createData('book.json', JSON.stringify({site, trees}));
    },

    postBuild: ({outDir, content}) =>
      writePrintPages(sections, {
        ...site,
        outDir,
        text: textsOf(content),
      }),
  };
}
