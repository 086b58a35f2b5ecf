import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Child} from '../../shared/drawing/nodes';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** The nodes of a text in MDX, without places: they are in no file. */
function parseMdx(text: string): RootContent[] {
  const tree = mdx.parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}

/** A component around Markdown; `addImports` makes its name known to the page. */
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

/** Theme components that inserted nodes use, in the order of their imports. */
const COMPONENTS = ['OperatorCatalog', 'OperatorFold', 'OperatorTerm'];

/** Imports the theme components that a page uses, and no others. */
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

/** Puts nodes in the place of a component without content. */
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
