import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {shownName} from '../record/parameter';
import type {Parameter} from '../record/parameter';
import type {BodyLinks} from '../views/usage';

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

/** Shows parameters of the operator, where a text names them as code, as the platform shows them: with spaces. */
export function showNames(tree: Root, parameters: readonly Parameter[]): void {
  const names = new Set(parameters.map(({name}) => name));
  visit(tree, 'inlineCode', (node) => {
    if (names.has(node.value)) {
      node.value = shownName(node.value);
    }
  });
}
