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
 * Front matter as the rest of the site sees it: without the record, which
 * would be shipped with the page a second time, with aliases, key, and other
 * names as keywords, and with `deprecated: true` where the record says so.
 */
function publicFrontMatter(
  {operator, ...rest}: FrontMatter,
  names: readonly string[],
): FrontMatter {
  const {aliases, key, deprecated} = (operator ?? {}) as FrontMatter;
  const written: unknown[] = Array.isArray(rest.keywords) ? rest.keywords : [];
  // A wrong record is reported for itself, not for what it does to keywords.
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
 * The `markdown.parseFrontMatter` hook. The record is checked elsewhere, together
 * with all others, so that one message names everything that is wrong.
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
 * Sets the plugin up for a site: what belongs in its Docusaurus configuration.
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
    /** For `sidebarItemsGenerator` of the docs plugin: a folder with an index page leads to that page. */
    sidebarItemsGenerator,
    /**
     * For `beforeDefaultRemarkPlugins` of the docs plugin: headings that come later miss the table of contents.
     * A function that has its options, because Docusaurus publishes the options of plugins in the scripts of the site.
     */
    remarkPlugin: () => remarkOperatorPages(remarkOptions),
  };
}
