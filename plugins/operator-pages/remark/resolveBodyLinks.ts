import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {BodyLinks} from '../views/bodyLinks';

/**
 * Turns links by doc id into links to files; those to operators without a page
 * as yet become bold text, and links as soon as there is one.
 */
export function resolveBodyLinks(tree: Root, links: BodyLinks): void {
  visit(tree, 'link', (node, at, parent) => {
    const [id = '', anchor] = node.url.split('#');
    const file = links[id];
    if (file === null && parent && at !== undefined) {
      parent.children[at] = {type: 'strong', children: node.children};
      return SKIP;
    }
    if (file) {
      node.url = anchor === undefined ? file : `${file}#${anchor}`;
    }
    return undefined;
  });
}
