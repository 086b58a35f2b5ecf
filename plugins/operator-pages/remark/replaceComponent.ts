import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Child} from './nodes';

/** Puts nodes in the place of a component without content. */
export function replaceComponent(
  tree: Root,
  name: string,
  nodes: readonly Child[],
): void {
  visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
    if (node.name === name && parent && at !== undefined) {
      parent.children.splice(at, 1, ...(nodes as RootContent[]));
      return at + nodes.length;
    }
    return undefined;
  });
}
