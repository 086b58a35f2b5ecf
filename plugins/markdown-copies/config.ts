import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {Pluggable} from 'unified';
import {checkedOptions} from './options';
import type {Options} from './options';
import type {Given} from './index';
import remarkMarkdownCopies from './trees/remark';
import type {RemarkOptions} from './trees/remark';

/** The places of a Docusaurus configuration that the plugin belongs in. */
export type MarkdownCopiesConfig = {
  /** For `plugins`. */
  readonly plugin: PluginConfig;
  /** For `beforeDefaultRemarkPlugins` of docs and pages: those that insert content, and what keeps their result for copies. */
  readonly remarkPlugins: readonly Pluggable[];
};

/**
 * Sets the plugin up for a site.
 * @param remarkPlugins - Those of the content plugins that insert content, in their order.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function markdownCopies(
  siteDir: string,
  options: Options,
  remarkPlugins: readonly Pluggable[],
): MarkdownCopiesConfig {
  const copies = checkedOptions(options);
  const {components} = copies;
  return {
    plugin: [
      path.join(__dirname, 'index.ts'),
      {copies, remarkPlugins} satisfies Given,
    ],
    remarkPlugins: [
      ...remarkPlugins,
      [remarkMarkdownCopies, {siteDir, components} satisfies RemarkOptions],
    ],
  };
}
