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

type AnyNode = {
  readonly type: string;
  /** Of elements in JSX. */
  readonly name?: string | null;
  readonly attributes?: readonly {
    readonly name?: string;
    readonly value?: unknown;
  }[];
  /** Of elements of HTML. */
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** Of elements that remark plugins insert. */
  readonly data?: {
    readonly hName?: string;
    readonly hProperties?: Readonly<Record<string, unknown>>;
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

function plainValues(
  values: readonly (readonly [string, unknown])[],
): Record<string, string> {
  return Object.fromEntries(
    values.flatMap(([name, value]) => {
      const plain = Array.isArray(value) ? value.join(' ') : value;
      return typeof plain === 'string' || typeof plain === 'number'
        ? [[name, String(plain)]]
        : [];
    }),
  );
}

/** The element that a node is; undefined for Markdown and text. */
export function elementOf(given: Nodes): Element | undefined {
  const node = given as AnyNode;
  const {data = {}, children = []} = node;
  if (isJsx(given)) {
    const {name, attributes = []} = node;
    const values = attributes.map(
      (one) => [one.name ?? '', one.value] as const,
    );
    return {name: name ?? 'div', props: plainValues(values), children};
  }
  const {tagName = data.hName, properties = data.hProperties ?? {}} = node;
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
