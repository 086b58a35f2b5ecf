import path from 'node:path';
import type {ParseFrontMatter, PluginConfig} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {siblingsOf, sidebarItemsGenerator} from './navigation/sidebar';
import {optionsSchema} from './options';
import type {Options, PluginOptions} from './options';
import {searchNames} from './record/equivalents';
import {idOf, siteFiles} from './registry/files';
import {parsePage} from './registry/frontMatter';
import {readShared} from './registry/readShared';
import remarkOperatorPages from './remark';
import type {RemarkOptions} from './remark';

type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Returns the front matter that the rest of the site sees: without the record,
 * which would be shipped with the page a second time. Aliases, key, and other
 * names become keywords, and `deprecated: true` is added if the record has that
 * field.
 */
function publicFrontMatter(
  {operator, ...rest}: FrontMatter,
  names: readonly string[],
): FrontMatter {
  const {aliases, key, deprecated} = (operator ?? {}) as FrontMatter;
  const written: unknown[] = Array.isArray(rest.keywords) ? rest.keywords : [];
  // An invalid record has its own message, so its invalid words are ignored
  // here.
  const own = [aliases, key, names]
    .flat()
    .filter((word) => typeof word === 'string');
  const keywords = [...new Set([...written, ...own])];
  return {
    ...rest,
    ...(keywords.length > 0 && {keywords}),
    ...(deprecated !== undefined && {deprecated: true}),
  };
}

/**
 * Creates the `markdown.parseFrontMatter` hook. Records are checked elsewhere,
 * all together, so that one message lists all problems.
 */
export function createParseFrontMatter(
  siteDir: string,
  options: PluginOptions,
): ParseFrontMatter {
  const files = siteFiles(siteDir, options);
  return async (params) => {
    const result = await parsePage(params, files.display(params.filePath));
    const relative = files.relativeOf(params.filePath);
    if (relative === undefined || !files.isOperator(relative)) {
      return result;
    }
    const {equivalents} = readShared(siteDir, options);
    const names = searchNames(equivalents, idOf(relative));
    return {
      ...result,
      frontMatter: {
        ...siblingsOf(files, relative),
        ...publicFrontMatter(result.frontMatter, names),
      },
    };
  };
}

/**
 * Returns the parts of the plugin for the Docusaurus configuration of a site.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function operatorPages(siteDir: string, options: Options) {
  const checked = Joi.attempt(options, optionsSchema);
  const folder = posixPath(path.relative(siteDir, __dirname));
  const plugin: PluginConfig = [`./${folder}/index.ts`, options];
  const remarkOptions: RemarkOptions = {siteDir, options: checked};
  return {
    /** For `plugins`. */
    plugin,
    /** For `markdown.parseFrontMatter`. */
    parseFrontMatter: createParseFrontMatter(siteDir, checked),
    /**
     * For `sidebarItemsGenerator` of the docs plugin. A folder with an index
     * page links to that page.
     */
    sidebarItemsGenerator,
    /**
     * For `beforeDefaultRemarkPlugins` of the docs plugin: the table of
     * contents lacks headings that are added later. The options are bound to
     * the function, because Docusaurus publishes plugin options in the scripts
     * of the site.
     */
    remarkPlugin: () => remarkOperatorPages(remarkOptions),
  };
}
