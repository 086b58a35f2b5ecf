import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {flattenTree} from '../flatten/flatten';
import type {Components} from '../flatten/types';
import {keepTree} from './kept';

/** Options of the remark plugin. */
export type RemarkOptions = {
  readonly siteDir: string;
  readonly components: Components;
};

/**
 * Remark plugin that keeps the tree of each page for its copy and changes
 * nothing. It comes after those that insert content.
 */
export default function remarkMarkdownCopies({
  siteDir,
  components,
}: RemarkOptions) {
  return (tree: Root, {path: source}: VFile): void => {
    if (process.env.NODE_ENV === 'production') {
      const file = posixPath(path.relative(siteDir, source));
      keepTree(siteDir, file, flattenTree(tree, file, components));
    }
  };
}
