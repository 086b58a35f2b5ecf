import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Removes `<Before>` from the text for the dev server's search index. The built
 * index leaves it out, too.
 */
export default function remarkUnsearched() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', ({name}, index, parent) => {
      if (name !== 'Before' || !parent || index === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
