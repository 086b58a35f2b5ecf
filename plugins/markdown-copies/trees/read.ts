import path from 'node:path';
import type {Root} from 'mdast';
import type {RemarkPlugins} from '../../search-local/markdown/readMarkdown';
import {
  createParser,
  readMarkdown,
} from '../../search-local/markdown/readMarkdown';
import {flattenTree} from '../flatten/flatten';
import type {Components} from '../flatten/types';
import type {Page} from '../pages/types';
import {keptTree} from './kept';

/** What trees are made with. */
export type Making = {
  readonly siteDir: string;
  readonly components: Components;
  /** Those that insert content into Markdown files, in their order. */
  readonly remarkPlugins: RemarkPlugins;
};

/**
 * Creates what reads the flattened tree of a page. A tree that the build has
 * not kept is read from the file.
 */
export function createReader({siteDir, components, remarkPlugins}: Making) {
  const parse = createParser(remarkPlugins);
  const parseGenerated = createParser([]);
  return async (content: Page['content']): Promise<Root> => {
    if ('markdown' in content) {
      const tree = await parseGenerated(content.markdown, siteDir);
      return flattenTree(tree, '', {});
    }
    const {file} = content;
    const source = path.join(siteDir, file);
    return (
      keptTree(siteDir, file) ??
      flattenTree(
        await parse(await readMarkdown(source), source),
        file,
        components,
      )
    );
  };
}
