import type {Element as HastElement} from 'hast';
import type {Nodes} from 'mdast';
import {phrasing} from 'mdast-util-phrasing';
import {INLINE_ELEMENTS} from '../../search-local/markdown/inlineElements';
import type {Props} from './types';

/** An element of HTML or a component, in whichever form a tree has it. */
export type Element = {
  /** `div`, or the name of a component. */
  readonly name: string;
  /** Named as in React. */
  readonly props: Props;
  readonly children: readonly Nodes[];
};

/** An element of HTML, or a node that a remark plugin inserts as one. */
type Drawn = Partial<Pick<HastElement, 'tagName' | 'properties'>> & {
  readonly data?: {
    readonly hName?: string;
    readonly hProperties?: HastElement['properties'];
    readonly hChildren?: readonly Nodes[];
  };
  readonly children?: readonly Nodes[];
};

/** Whether a node is an element or a component in JSX. */
export function isJsx(
  node: Nodes,
): node is Extract<Nodes, {type: `mdxJsx${string}`}> {
  return node.type.startsWith('mdxJsx');
}

const plainValues = (values: readonly (readonly [string, unknown])[]): Props =>
  Object.fromEntries(
    values.flatMap(([name, value]) => {
      const plain = Array.isArray(value) ? value.join(' ') : value;
      return typeof plain === 'string' || typeof plain === 'number'
        ? [[name, String(plain)]]
        : [];
    }),
  );

/** The element that a node is; undefined for Markdown and text. */
export function elementOf(node: Nodes): Element | undefined {
  if (isJsx(node)) {
    const values = node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' ? [[one.name, one.value] as const] : [],
    );
    return {
      name: node.name ?? 'div',
      props: plainValues(values),
      children: node.children,
    };
  }
  const {data = {}, children = [], ...own} = node as Drawn;
  const {tagName = data.hName, properties = data.hProperties ?? {}} = own;
  return tagName === undefined
    ? undefined
    : {
        name: tagName,
        props: plainValues(Object.entries(properties)),
        children: data.hChildren ?? children,
      };
}

const INLINE = new Set([
  ...INLINE_ELEMENTS,
  'br',
  'del',
  'ins',
  'samp',
  'time',
]);

/** Whether a node is part of a line. */
export function isPhrasing(node: Nodes): boolean {
  return (
    phrasing(node) ||
    node.type === 'copyProp' ||
    INLINE.has(elementOf(node)?.name ?? '')
  );
}
