import path from 'node:path';
import type {PluginOptions as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {ParseFrontMatter, PluginConfig} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {sidebarItemsGenerator} from './navigation/sidebarItems';
import {optionsSchema} from './options';
import type {Options} from './options';
import {createParseFrontMatter} from './parseFrontMatter';
import remarkOperatorPages from './remark';
import type {RemarkOptions} from './remark';

/** The places of a Docusaurus configuration that the plugin belongs in. */
export type OperatorPagesConfig = {
  /** For `plugins`. */
  readonly plugin: PluginConfig;
  /** For `markdown.parseFrontMatter`. */
  readonly parseFrontMatter: ParseFrontMatter;
  /** For `sidebarItemsGenerator` of the docs plugin: a folder with an index page leads to that page. */
  readonly sidebarItemsGenerator: DocsOptions['sidebarItemsGenerator'];
  /** For `beforeDefaultRemarkPlugins` of the docs plugin: headings that come later miss the table of contents. */
  readonly remarkPlugin: [typeof remarkOperatorPages, RemarkOptions];
};

/**
 * Sets the plugin up for a site.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function operatorPages(
  siteDir: string,
  options: Options,
): OperatorPagesConfig {
  const checked = Joi.attempt(options, optionsSchema);
  return {
    plugin: [path.join(__dirname, 'index.ts'), options],
    parseFrontMatter: createParseFrontMatter(siteDir, checked),
    sidebarItemsGenerator,
    remarkPlugin: [remarkOperatorPages, {siteDir, options: checked}],
  };
}
