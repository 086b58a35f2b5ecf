import type {Nodes, RootContent} from 'mdast';
import {elementOf} from './element';
import type {Element} from './element';
import {flattenInline} from './inline';
import {list, paragraph} from './nodes';
import type {Flattener} from './types';

/** Terms and definitions of a list, in their order, whatever groups them. */
function entriesOf(children: readonly Nodes[], to: Flattener): Element[] {
  return children.flatMap((node) => {
    const element = elementOf(node);
    if (!element) {
      return [];
    }
    const component = to.components[element.name];
    if (component) {
      return entriesOf(component(element.props, element.children), to);
    }
    return element.name === 'dt' || element.name === 'dd'
      ? [element]
      : entriesOf(element.children, to);
  });
}

/** A list of definitions: an item for each term, with its definition below. */
export function flattenDefinitions(
  {children}: Element,
  to: Flattener,
  blocks: (nodes: readonly Nodes[]) => RootContent[],
): RootContent[] {
  const items: RootContent[][] = [];
  for (const {name, children: within} of entriesOf(children, to)) {
    if (name === 'dt') {
      items.push(paragraph(flattenInline(within, to)));
    } else {
      items.at(-1)?.push(...blocks(within));
    }
  }
  return list(items);
}
