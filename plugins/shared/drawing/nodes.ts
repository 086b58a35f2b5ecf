import type {ElementContent, Properties} from 'hast';
import type {BlockContent, Nodes, PhrasingContent} from 'mdast';

/** Any node that an inserted element can contain. */
export type Child = Nodes;

/** Creates a text node. */
export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function node(data: object, children: readonly Child[]): BlockContent {
  return {type: 'drawnElement', data, children} as unknown as BlockContent;
}

/** Creates an HTML or SVG element that contains Markdown nodes. */
export function element(
  name: string,
  properties: Properties,
  children: readonly Child[],
): BlockContent {
  return node({hName: name, hProperties: properties}, children);
}

/**
 * Creates an HTML or SVG element with finished content, which does not count as
 * text of the page.
 */
export function drawn(
  name: string,
  properties: Properties,
  children: readonly ElementContent[],
): BlockContent {
  return node({hName: name, hProperties: properties, hChildren: children}, []);
}
