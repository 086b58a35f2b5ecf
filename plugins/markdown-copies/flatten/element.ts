import type {Nodes} from 'mdast';

/** An element of HTML, or a component, however a tree holds it. */
export type Element = {
  /** `div`, or the name of a component. */
  readonly name: string;
  /** Attributes with a plain value, in the names that React has for them. */
  readonly props: Readonly<Record<string, string>>;
  readonly children: readonly Nodes[];
};

type AnyNode = {
  readonly type: string;
  /** Of elements in JSX. */
  readonly name?: string | null;
  readonly attributes?: readonly {
    readonly type: string;
    readonly name?: string;
    readonly value?: unknown;
  }[];
  /** Of elements of HTML. */
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** What remark plugins say of elements. */
  readonly data?: {
    readonly hName?: string;
    readonly hProperties?: Readonly<Record<string, unknown>>;
    readonly hChildren?: readonly Nodes[];
  };
  readonly children?: readonly Nodes[];
};

/** Types that stand for an element only: others with `data` are Markdown with attributes. */
const JSX = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

/** Types of Markdown whose elements say nothing that they do not say themselves. */
const MARKDOWN = new Set([
  'blockquote',
  'break',
  'code',
  'delete',
  'emphasis',
  'heading',
  'image',
  'inlineCode',
  'link',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'table',
  'tableCell',
  'tableRow',
  'text',
]);

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

/** The element that a node is; undefined for Markdown and for text. */
export function elementOf(given: Nodes): Element | undefined {
  const node = given as AnyNode;
  if (JSX.has(node.type)) {
    const {name, attributes = [], children = []} = node;
    return {
      name: name ?? 'div', // <>...</>
      props: plainValues(
        attributes.map((one) => [one.name ?? '', one.value] as const),
      ),
      children,
    };
  }
  if (node.type === 'element') {
    const {tagName = 'div', properties = {}, children = []} = node;
    return {
      name: tagName,
      props: plainValues(Object.entries(properties)),
      children,
    };
  }
  const {hName, hProperties = {}, hChildren} = node.data ?? {};
  return hName !== undefined && !MARKDOWN.has(node.type)
    ? {
        name: hName,
        props: plainValues(Object.entries(hProperties)),
        children: hChildren ?? node.children ?? [],
      }
    : undefined;
}

/** Elements within a line. */
const INLINE = new Set(
  'a abbr b br cite code del em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

const PHRASING = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
  'textDirective',
]);

/** Whether a node stands within a line. */
export function isPhrasing(node: Nodes): boolean {
  const element = elementOf(node);
  return PHRASING.has(node.type) || INLINE.has(element?.name ?? '');
}
