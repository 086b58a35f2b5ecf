import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {ComponentCopy} from '../flatten/types';
import {Store} from '../store/store';
import {markdownOf} from './markdown';

/** Options of the remark plugin. */
export type RemarkOptions = {
  readonly siteDir: string;
  readonly components: Readonly<Record<string, ComponentCopy>>;
};

/**
 * Remark plugin that keeps the text of each page for its copy, and changes
 * nothing. It comes last of those that insert content.
 */
export default function remarkMarkdownCopies({
  siteDir,
  components,
}: RemarkOptions) {
  const store = new Store(siteDir);
  return (tree: Root, {path: file}: VFile): void => {
    if (process.env.NODE_ENV === 'production') {
      const place = {siteDir, file};
      store.write(file, markdownOf(tree, place, components));
    }
  };
}
