import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Child} from '../../shared/drawing/nodes';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/**
 * Parses MDX into nodes without positions, because the text is not part of a
 * file.
 */
function parseMdx(text: string): RootContent[] {
  const tree = mdx.parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}

/**
 * Creates a component around Markdown. The page imports it with `addImports`.
 */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Child[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Theme components that inserted nodes can use, in import order. */
const COMPONENTS = ['OperatorCatalog', 'OperatorFold', 'OperatorTerm'];

/** Imports the theme components that a page uses. */
export function addImports(tree: Root): void {
  const used = new Set<string | null>();
  visit(tree, 'mdxJsxFlowElement', ({name}) => {
    used.add(name);
  });
  const imports = COMPONENTS.filter((name) => used.has(name)).map(
    (name) => `import ${name} from '@theme/${name}'`,
  );
  tree.children.unshift(...imports.flatMap(parseMdx));
}

/** Replaces a component that has no content with nodes. */
export function replaceComponent(
  tree: Root,
  name: string,
  nodes: readonly Child[],
): void {
  visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
    if (node.name === name && parent && at !== undefined) {
      parent.children.splice(at, 1, ...(nodes as RootContent[]));
      return at + nodes.length;
    }
    return undefined;
  });
}
