import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {shownName} from '../../shared/record/parameter';
import type {Parameter} from '../../shared/record/parameter';
import type {BodyLinks} from '../views/usage';

/** Replaces links to doc ids with links to files. */
export function resolveBodyLinks(tree: Root, links: BodyLinks): void {
  visit(tree, 'link', (node) => {
    const [id = '', anchor] = node.url.split('#');
    const file = links[id];
    if (file) {
      node.url = anchor === undefined ? file : `${file}#${anchor}`;
    }
  });
}

/**
 * Replaces parameter names in inline code with the names that the platform
 * shows, which have spaces.
 */
export function showNames(tree: Root, parameters: readonly Parameter[]): void {
  const names = new Set(parameters.map(({name}) => name));
  visit(tree, 'inlineCode', (node) => {
    if (names.has(node.value)) {
      node.value = shownName(node.value);
    }
  });
}
