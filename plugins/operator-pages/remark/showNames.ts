import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {shownName} from '../record/shownName';
import type {Parameter} from '../record/parameter';

/** Shows parameters of the operator, where a text names them as code, as the platform shows them: with blanks. */
export function showNames(tree: Root, parameters: readonly Parameter[]): void {
  const names = new Set(parameters.map(({name}) => name));
  visit(tree, 'inlineCode', (node) => {
    if (names.has(node.value)) {
      node.value = shownName(node.value);
    }
  });
}
