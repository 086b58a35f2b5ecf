import type {ElementContent, Properties} from 'hast';
import type {BlockContent, Nodes, PhrasingContent} from 'mdast';

/** Anything that may stand in an inserted element. */
export type Child = Nodes;

/** A text of the page. */
export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function node(data: object, children: readonly Child[]): BlockContent {
  return {type: 'drawnElement', data, children} as unknown as BlockContent;
}

/** An HTML or SVG element around Markdown. */
export function element(
  name: string,
  properties: Properties,
  children: readonly Child[],
): BlockContent {
  return node({hName: name, hProperties: properties}, children);
}

/** An HTML or SVG element with finished content, which is no text of the page. */
export function drawn(
  name: string,
  properties: Properties,
  children: readonly ElementContent[],
): BlockContent {
  return node({hName: name, hProperties: properties, hChildren: children}, []);
}
