import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Takes `<Before>` out of what the dev server's search reads, as it is left out of the built index. */
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
